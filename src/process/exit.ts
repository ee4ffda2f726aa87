/** Writes the message to standard error and ends the process. */
export function exit(code: number, message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(code)
}
