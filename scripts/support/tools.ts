import { versionOf } from './shell.ts'

/** A tool of the machine. */
export interface Tool {
  /** Name in messages. Default: the command. */
  name?: string
  command: string
  /** Arguments with which the command prints its version. */
  args: readonly string[]
  /** Lowest version. */
  least: readonly [major: number, minor: number]
}

export const node: Tool = { command: 'node', args: ['--version'], least: [20, 3] }
export const npm: Tool = { command: 'npm', args: ['--version'], least: [10, 0] }
export const python: Tool = { command: 'python3', args: ['--version'], least: [3, 11] }
export const go: Tool = { command: 'go', args: ['version'], least: [1, 24] }

/** Names the tools that are missing or too old. Returns `undefined` if there are none. */
export async function missingTools(needs: readonly Tool[]): Promise<string | undefined> {
  const versions = await Promise.all(needs.map(({ command, args }) => versionOf(command, args)))
  const missing = needs.filter((tool, index) => !isEnough(tool, versions[index]))
  return missing.length === 0
    ? undefined
    : `needs ${missing.map(({ name, command, least }) => `${name ?? command} ${least.join('.')} or later`).join(', ')}`
}

const isEnough = ({ least: [major, minor] }: Tool, version: readonly number[] | undefined): boolean => {
  if (version === undefined) return false
  const [have = 0, and = 0] = version
  return have > major || have === major && and >= minor
}
