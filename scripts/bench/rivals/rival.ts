import type { Verdict } from '../../../src/sources/registered/account-check.ts'

/** A simulated site, as the list of a rival describes it. */
export interface RivalSite {
  name: string
  homepage: string
  /** Returns the address of the profile. `name` is a name, or the placeholder of a list. */
  profile(name: string): string
  /** Text that only a profile has. */
  found: string
  /** Texts that only an answer about a missing account has. */
  missing: readonly string[]
  /** A name that has an account. */
  known: string
}

export type Verdicts = Map<string, Verdict['status']>

/** Another tool that checks accounts. The bench runs it as a process of its own, with a list of the simulated sites. */
export interface Rival {
  name: string
  /** Name and version of the package on PyPI. */
  package: string
  version: string
  /** Command that the package installs. */
  program: string
  /** Settings that change its speed, for the report. */
  settings: string
  environment?: Readonly<Record<string, string>>
  /** Returns the list of sites in the format of the tool. It is written to `sites.json`. */
  list(sites: readonly RivalSite[]): unknown
  /** Arguments that check a name at the sites of `sites.json` in the current folder. */
  args(name: string): readonly string[]
  /** File in the current folder that has the verdicts. Default: the standard output. */
  output?: string
  /** Reads the verdicts by the name of the site. An error or a wall is `unknown`. */
  read(output: string): Verdicts
}

/** Seconds after which a tool gives a site up. The same as the service's deadline of a check. */
export const siteSeconds = 10

/**
 * Reads lines such as `[+] Site 1: https://…`, and `[-] Site 2: Not found!` with the given text. Another text after a
 * name is `unknown`.
 */
export function readLines(output: string, missing: string): Verdicts {
  const lines = output.split(/[\r\n]+/).flatMap(line => {
    const [, sign, name, rest] = /^\[([+?-])\] ([^:]+): (.*)$/.exec(line.trim()) ?? []
    return name === undefined ? [] : [[name, sign === '+' ? 'registered'
      : sign === '-' && rest!.startsWith(missing) ? 'not_registered' : 'unknown'] as const]
  })
  return new Map(lines)
}
