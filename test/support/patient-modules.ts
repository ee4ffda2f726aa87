import { once } from 'node:events'
import { modules } from '../../src/sources/modules.ts'
import type { Module } from '../../src/sources/kit/source.ts'

/**
 * The modules, which search values that begin with `tw-hang` until the search is cancelled. In the sandbox such a
 * search ends after ten seconds, in which a busy machine may not even open a page.
 */
export const patientModules: readonly Module[] = modules.map(module => ({
  ...module,
  deadlineMs: 600_000,
  async* run(query, context) {
    const hangs = query.value.startsWith('tw-hang') && module.kind === 'api'
    if (hangs && !context.signal.aborted) await once(context.signal, 'abort')
    yield* module.run(query, context)
  },
}))
