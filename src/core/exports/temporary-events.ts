import { arrayOf, flag, integer, objectWith, text, textOrNull } from '../../sources/kit/schema.ts'

/*
 * Shapes of the events of a temporary search, as far as an export reads them. A caller sends them back, so nothing of
 * them can be taken for granted. Events of other names are ignored, because an export does not need them.
 */

const item = objectWith({
  label: text,
  value: text,
  copy: flag,
  isdate: flag,
  islink: flag,
})
const card = { type: 'object', additionalProperties: objectWith({ items: arrayOf(item) }) } as const
const module = objectWith({ name: text }, { slug: text })
const reason = objectWith({ code: text, message: text })
const reasonOrNull = { anyOf: [reason, { type: 'null' }] } as const
const statuses = ['success', 'no_results', 'failed', 'timeout', 'skipped'] as const
const source = objectWith({
  kind: { enum: ['module', 'leak_source', 'breach_sources', 'account_check', 'provider'] },
  slug: text,
  name: text,
  status: { enum: statuses },
  duration_ms: integer,
}, { reason })
const time = { type: 'string', format: 'date-time' } as const
const breach = objectWith({ name: text, sources: arrayOf(text) }, {
  title: text,
  domain: text,
  breachDate: text,
  dataClasses: arrayOf(text),
  severity: { enum: ['low', 'medium', 'high', 'critical'] },
  pwnCount: integer,
})

/** Schemas of the data of events, by their names. */
export const eventShapes = {
  'connected': objectWith({ search_id: { type: 'string', format: 'uuid' }, timestamp: time }),
  'search.progress': objectWith({}, {
    skipped: arrayOf(objectWith({ path: text, message: text }, { value: text, slug: text })),
  }),
  'module.result': objectWith({ module, card }),
  'module.finished': objectWith({ source, timestamp: time }),
  'registered_accounts': objectWith({ event: text, module, timestamp: time }, {
    status: { enum: ['registered', 'not_registered', 'unknown'] },
    url: textOrNull,
    reason: reasonOrNull,
  }),
  'breached_accounts': objectWith({ results: arrayOf(breach) }),
  'leak.status': objectWith({
    leaked_code: text,
    status: { enum: ['success', 'no_results', 'failed', 'skipped'] },
    result_count: integer,
    timestamp: time,
  }, { message: text, breaches: arrayOf(breach) }),
  'temporary.leak.page': objectWith({
    source: text,
    results: arrayOf(objectWith({ key: text, items: arrayOf(item) })),
  }),
  'search.finished': objectWith({
    status: { enum: ['completed', 'failed'] },
    sources: arrayOf(source),
    timestamp: time,
  }, { error: text, error_code: text }),
} as const
