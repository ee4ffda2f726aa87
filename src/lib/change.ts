/** A condition that several parts wait for. */
export function createChange() {
  let changed = Promise.withResolvers<void>()
  return {
    notify(): void {
      changed.resolve()
      changed = Promise.withResolvers()
    },
    next: (): Promise<void> => changed.promise,
  }
}
