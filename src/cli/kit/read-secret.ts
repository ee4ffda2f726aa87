import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { validationError } from '../../errors.ts'

/** Maximum length of a secret, in characters. */
const maxLength = 2_000

interface SecretStreams {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  /** Receives the question. */
  output: NodeJS.WritableStream
}

/**
 * Reads a secret: what is typed at a prompt, without displaying it, if the input is a terminal, else the whole input.
 * `noun` names the secret. Throws VALIDATION_ERROR if the input is empty, or is not one line of printable
 * ASCII characters, because other characters come from a mistake of copying.
 */
export async function readSecret(
  noun: string, { input, output }: SecretStreams = { input: process.stdin, output: process.stderr },
): Promise<string> {
  const typed = input.isTTY ? await prompt(`${noun} (not displayed): `, input, output) : await readAll(input)
  const secret = typed.trim()
  if (secret === '') throw validationError({ message: `no ${noun} was given, at the prompt or on standard input` })
  if (secret.length > maxLength || !/^[\x20-\x7e]+$/.test(secret)) {
    throw validationError({ message: `the ${noun} must be one line of printable ASCII characters` })
  }
  return secret
}

/** Resolves to an empty text after Ctrl-C or Ctrl-D. */
async function prompt(question: string, input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input, output: nowhere, terminal: true, historySize: 0 })
  output.write(question)
  try {
    const { promise, resolve } = Promise.withResolvers<string>()
    lines.once('line', resolve).once('close', () => resolve('')).once('SIGINT', () => lines.close())
    return await promise
  } finally {
    lines.close()
    output.write('\n')
  }
}

async function readAll(input: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  for await (const chunk of input) {
    text += String(chunk)
    if (text.length > 2 * maxLength) break
  }
  return text
}
