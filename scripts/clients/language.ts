import type { Tool } from '../support/tools.ts'

/** A language whose clients of the API and of the image service are generated from the documents, built and run. */
export interface Language {
  name: string
  /** Required tools with their lowest versions. */
  needs: readonly Tool[]
  /**
   * Generates and builds the client in `folder`, which is empty or contains an earlier build. Rejects if a step fails.
   */
  build(folder: string): Promise<void>
  /** Lines that the program prints after those of all languages. */
  more?: readonly string[]
  /** Runs the program in `scripts/clients/<name>` and returns its output. Rejects if its exit code is not 0. */
  run(folder: string, environment: Readonly<Record<string, string>>): Promise<string>
}
