export interface ViewProps {
  /** Parts of the address after the first. */
  rest: readonly string[]
}
