/** Creates a function that calls `make` at its first call, and returns the same value at every call. */
export function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined
  return () => (made ??= { value: make() }).value
}
