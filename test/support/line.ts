import { createLog } from '../../src/lib/log.ts'
import { createSealer } from '../../src/lib/sealed.ts'

export const sealer = createSealer(() => ['s'.repeat(32)])
export const log = createLog({ level: 'silent', destination: { write: () => undefined } })
export const never = new AbortController().signal

/** Collects the chunks and the result of a run. */
export async function collect(run: AsyncGenerator<Buffer, string | undefined>) {
  const chunks: Buffer[] = []
  for (;;) {
    const { done, value } = await run.next()
    if (done) return { chunks, result: value }
    chunks.push(value)
  }
}
