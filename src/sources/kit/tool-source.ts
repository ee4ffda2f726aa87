import type { Context, Module, Query, Subject } from './source.ts'

/** A source that direct tools ask. */
export interface ToolSource<Found> {
  /** kebab-case, unique among the sources of an operation. The same source has the same slug everywhere. */
  slug: string
  name: string
  /** Empty for a source that sends no request. */
  homepage: string
  /**
   * Name under which answers are cached and shared. Default: the slug. Two tool sources with the same slug but
   * different findings need different names.
   */
  cacheSlug?: string
  /** `true` if the source sends no request. Its findings alone are no answer if all other sources fail. */
  isLocal?: boolean
  /** Limit of one call, in milliseconds. */
  deadlineMs: number
  /** How long a cached answer is fresh, in milliseconds; 0: answers are not cached. */
  cacheMs: number
  /** Reason, without the value, why the source cannot have anything for a subject. The source is then skipped. */
  skipReason?(subject: Subject): string | undefined
  /**
   * Returns the findings as plain JSON; `undefined` or an empty list if there are none. Throws a `SourceFailure` if the
   * source cannot tell.
   */
  find(subject: Subject, context: Context): Promise<Found | undefined>
}

/** Raw fields of one card of a module. */
export type Raw = Record<string, unknown>

/** Makes a tool source of a module of searches. */
export function fromModule(module: Module): ToolSource<Raw[]> {
  const { slug, name, homepage, category, deadlineMs, cacheMs } = module
  return {
    slug,
    name,
    homepage,
    deadlineMs,
    cacheMs,
    cacheSlug: `${slug} cards`,
    isLocal: category === 'analysis',
    skipReason: subject => module.skipReason?.(subject as Query),
    find: async (subject, context) =>
      (await Array.fromAsync(module.run(subject as Query, context))).map(({ raw }) => raw),
  }
}
