import type { PreparedSearches, TerminalSearch } from '../../compose/terminal.ts'
import { observablesOf } from '../../core/search/observables.ts'
import type { SearchTask } from '../../db/search-tasks.ts'
import { createMachineExport } from './machine-export.ts'
import { createScreen } from './screen.ts'
import { resolveArguments } from './search-request.ts'
import type { SearchParts, SearchPlace } from './search-place.ts'
import { terminalSafeJson } from '../kit/text.ts'

/** Runs searches in this process, without a server. */
export function openMachine(
  { catalogue, prepare, sandbox }: TerminalSearch, { arguments_, signal, exportFile, ...display }: SearchParts,
): SearchPlace {
  let prepared: PreparedSearches | undefined
  return {
    check(type, value) {
      const { query, tasks, skipped } = resolveArguments(type, value, arguments_, catalogue)
      return { query, skipped, hasBreaches: tasks.some(({ kind }) => kind === 'breaches') }
    },
    async prepare(searches) {
      prepared = await prepare(searches)
    },
    async run({ type, value, note }, print, onFound) {
      const resolved = resolveArguments(type, value, arguments_, catalogue)
      const screen = createScreen({
        resolved,
        isSandbox: sandbox,
        note,
        ...display,
        ...print && { print },
      })
      const exported = exportFile && createMachineExport(resolved, sandbox)
      const tasks: SearchTask[] = []
      const onOutcome: typeof screen.outcome = (task, outcome) => {
        if (onFound) tasks.push({ ...task, shard: 1, outcome })
        exported?.outcome(task, outcome)
        screen.outcome(task, outcome)
      }
      for await (const { event, data } of prepared!.run(resolved, { signal, onOutcome })) {
        const parsed = { event, data: JSON.parse(data) as Record<string, unknown> }
        exported?.event(parsed)
        screen.event(parsed, terminalSafeJson(data))
      }
      if (exported) exportFile?.add(exported.close())
      onFound?.(await observablesOf(resolved.query, tasks))
      return screen.close(signal.aborted)
    },
    async [Symbol.asyncDispose]() {
      await prepared?.[Symbol.asyncDispose]()
    },
  }
}
