declare module '*.css'

declare module 'world-outline' {
  const outline: import('./map/outline.ts').Outline
  export default outline
}
