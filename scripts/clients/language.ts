/** A language whose client is generated from the document, built, and run. */
export interface Language {
  name: string
  /** Each with the least version that will do, and how it is asked for it. */
  needs: readonly Tool[]
  /** Generates and builds in an empty folder, or in one where that was done before. Rejects where something fails. */
  build(folder: string): Promise<void>
  /** Runs the program of `scripts/clients/<name>`; gives what it printed. Rejects where it ends with anything but 0. */
  run(folder: string, environment: Readonly<Record<string, string>>): Promise<string>
}

export interface Tool {
  command: string
  args: readonly string[]
  least: readonly [major: number, minor: number]
}
