import { styleText } from 'node:util'
import type { ModuleOutcome } from '../db/search-modules.ts'
import type { ListedModule } from '../core/modules.ts'
import type { Item, QueryType } from '../sources/source.ts'
import { plain } from './output.ts'

export interface ShownEvent {
  event: string
  data: Record<string, unknown>
}

interface ScreenOptions {
  type: QueryType
  color: boolean
  json: boolean
}

const spinner = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'
const labelWidth = 18

/** What a search shows in a terminal: a progress line on standard error, cards as they come, and a summary. */
export function createScreen({ type, color, json }: ScreenOptions) {
  const { stdout, stderr } = process
  const live = !json && stderr.isTTY
  const width = Math.max(40, stdout.columns ?? 100)
  const outcomes: Array<[string, ModuleOutcome]> = []
  const shards = new Map<string, [number, number]>()
  let cards = 0
  let turn = 0
  let finished: Record<string, unknown> | undefined

  const paint = (style: 'bold' | 'dim' | 'cyan' | 'red' | 'green', text: string): string =>
    color ? styleText(style, text, { stream: stdout }) : text
  const clear = () => { if (live) stderr.write('\r\x1b[2K') }
  const say = (text: string) => {
    clear()
    stdout.write(`${text}\n`)
    progress()
  }

  function progress(): void {
    if (!live || finished) return
    const [done, all] = [...shards.values()].reduce(([ended, sum], [one, count]) => [ended + one, sum + count], [0, 0])
    stderr.write(`\r\x1b[2K${spinner[turn++ % spinner.length]!} ${done}${all > 0 ? `/${all}` : ''} modules, ${cards} cards`)
  }

  function showCard({ module, card }: { module: { name: string }, card: Record<string, { items: Item[] }> }): void {
    cards++
    const rows = Object.values(card).flatMap(({ items }) => items).map(({ label, value }) =>
      wrap(`  ${paint('dim', plain(label).padEnd(labelWidth))} `, plain(value), width - labelWidth - 3))
    say(`\n${paint('bold', plain(module.name))}\n${rows.join('\n')}`)
  }

  return {
    event(line: string, { event, data }: ShownEvent): void {
      if (event === 'search.finished') finished = data
      if (json) return void stdout.write(`${line}\n`)
      if (event === 'module.result') showCard(data as unknown as Parameters<typeof showCard>[0])
      const [, shard, done, all] = /^shard (\d+)\/\d+ progress (\d+)\/(\d+)$/.exec(String(data['message'])) ?? []
      if (shard !== undefined) shards.set(shard, [Number(done), Number(all)])
      progress()
    },

    outcome({ module }: ListedModule, outcome: ModuleOutcome): void {
      outcomes.push([module.name, outcome])
    },

    /** The summary. Answers the exit code: 1 where the search failed, or every module did. */
    close(): number {
      clear()
      const failed = outcomes.filter(([, { status }]) => status === 'failed' || status === 'timeout')
      const completed = finished?.['status'] === 'completed' && (failed.length < outcomes.length || outcomes.length === 0)
      if (!json) stdout.write(`\n${summary(failed, completed)}\n`)
      return completed ? 0 : 1
    },
  }

  function summary(failed: typeof outcomes, completed: boolean): string {
    const nothing = outcomes.filter(([, { status }]) => status === 'no_results').map(([name]) => name)
    const took = `${(Number(finished?.['execution_time_ms'] ?? 0) / 1000).toFixed(1)} s`
    const head = completed ? paint('green', 'completed') : paint('red', 'failed')
    return [
      `${head}: ${type}, ${outcomes.length} ${outcomes.length === 1 ? 'module' : 'modules'}, ${cards} ${cards === 1 ? 'card' : 'cards'}, ${took}`,
      ...(nothing.length > 0 ? [wrap('  nothing  ', nothing.join(', '), width - 11)] : []),
      ...failed.map(([name, { status, error }]) => wrap(`  ${paint('red', status.padEnd(7))}  `, `${name}: ${error?.message ?? ''}`, width - 11)),
    ].join('\n')
  }
}

/** Breaks text at `room` characters, at spaces where there are any, under its first line. */
function wrap(first: string, text: string, room: number): string {
  const indent = ' '.repeat(labelWidth + 3)
  const lines: string[] = []
  for (let rest = text; rest.length > 0;) {
    const space = rest.length > room ? rest.lastIndexOf(' ', room) : -1
    const cut = rest.length <= room ? rest.length : space > room / 2 ? space : room
    lines.push(rest.slice(0, cut))
    rest = rest.slice(cut).trimStart()
  }
  return `${first}${lines.join(`\n${indent}`)}`
}
