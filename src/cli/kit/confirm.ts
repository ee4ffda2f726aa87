import { createInterface } from 'node:readline'

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  /** Receives the question. */
  output: NodeJS.WritableStream & { isTTY?: boolean }
}

const standard = (): Terminal => ({ input: process.stdin, output: process.stderr })

/** `true` if a person can be asked. */
export const canAsk = ({ input, output }: Terminal = standard()): boolean =>
  input.isTTY === true && output.isTTY === true

/** Asks a question that "y" or "yes" answers with yes. Any other answer, Ctrl-C and Ctrl-D mean no. */
export async function confirm(question: string, { input, output }: Terminal = standard()): Promise<boolean> {
  const lines = createInterface({ input, output, terminal: false, historySize: 0 })
  output.write(`${question} [y/N] `)
  try {
    const { promise, resolve } = Promise.withResolvers<string>()
    lines.once('line', resolve).once('close', () => resolve('')).once('SIGINT', () => lines.close())
    return /^\s*y(es)?\s*$/i.test(await promise)
  } finally {
    lines.close()
  }
}
