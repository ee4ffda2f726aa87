// https://heyapi.dev/openapi-ts/configuration
export default ['tracewell', 'images'].map(name => ({
  input: `${name}.json`,
  output: { path: name, module: { extension: '.js' } },
  plugins: ['@hey-api/client-fetch', 'zod', { name: '@hey-api/sdk', validator: { response: 'zod' } }],
}))
