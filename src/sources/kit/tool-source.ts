import type { Context, Module, Query, Subject } from './source.ts'

/** One whom a direct tool asks. */
export interface ToolSource<Found> {
  /** kebab-case, unique among the sources of an operation. The same source has the same name everywhere. */
  slug: string
  name: string
  /** Empty where nobody is asked. */
  homepage: string
  /** Under which its answers are kept and shared; the slug unless told. Whoever gives another shape needs another. */
  keptAs?: string
  /** It asks nobody: what it says is no answer where all others fail. */
  aside?: boolean
  /** The total deadline of one question. */
  deadlineMs: number
  /** How long an answer may be served from the cache; 0 is never. */
  cacheMs: number
  /** Why the source cannot have anything for a value, in words without the value: it is skipped, and not asked. */
  unfit?(subject: Subject): string | undefined
  /**
   * What it has, which is plain JSON; undefined and an empty list are nothing. Throws a `SourceFailure` where it cannot
   * tell.
   */
  find(subject: Subject, context: Context): Promise<Found | undefined>
}

/** The raw fields of the cards of a module. */
export type Raw = Record<string, unknown>

/** A module of searches as the source of a tool. */
export function fromModule(module: Module): ToolSource<Raw[]> {
  const { slug, name, homepage, category, deadlineMs, cacheMs } = module
  return {
    slug,
    name,
    homepage,
    deadlineMs,
    cacheMs,
    keptAs: `${slug} cards`,
    aside: category === 'analysis',
    unfit: subject => module.unfit?.(subject as Query),
    find: async (subject, context) =>
      (await Array.fromAsync(module.run(subject as Query, context))).map(({ raw }) => raw),
  }
}
