import { validationError } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/ids.ts'
import type { Query } from '../../sources/kit/source.ts'
import { parseSearched } from '../observables/observable.ts'
import { readEventLines } from './held-events.ts'
import { exportHeld, toExport } from './held-search.ts'
import type { Export } from './rows.ts'
import { exportOfTool, readToolResponse } from './tool-export.ts'

/** Creates the exports of what the service has not stored: the caller sends it. */
export const createHeldExports = ({ clock, isSandbox = false }: { clock: Clock, isSandbox?: boolean }) => ({
  /** Returns the export of a temporary search, from its events. Throws VALIDATION_ERROR if a line is no event. */
  async ofTemporary({ type, value }: Query, lines: string): Promise<Export> {
    const parsed = parseSearched(type, value)
    if ('fault' in parsed) throw validationError({ details: [{ path: 'query.value', message: parsed.fault }] })
    const held = await readEventLines({ type, value: parsed.value }, lines)
    return toExport(exportHeld(held, { isSandbox, at: clock.now() }))
  },

  /** Returns the export of the response of a direct tool. Throws VALIDATION_ERROR if no operation answers so. */
  ofTool: (response: object, id = newId()): Export =>
    exportOfTool(readToolResponse(response), { id, isSandbox, at: clock.now() }),
})
