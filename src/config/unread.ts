import { mostSimilar } from '../lib/similar.ts'
import type { Given } from './given.ts'
import { proxyVariable } from './proxy-variables.ts'
import { listSettings } from './setting.ts'
import { sourceKeySetting } from './source-keys.ts'
import { clientSettings, sandboxSettings, settings, startSettings } from './table.ts'

const known: ReadonlySet<string> = new Set(
  listSettings({ ...settings, ...sandboxSettings, ...clientSettings, ...startSettings }).map(({ name }) => name),
)

/** Names in files for compose.yaml and scripts/deploy, and what Node.js and its libraries read. */
const ofOthers = /^(POSTGRES_PASSWORD|GRAFANA_PASSWORD|API_SITE|IMAGES_SITE|TZ|TMPDIR|NO_COLOR|SSL_CERT_\w+|NODE_\w+)$/

/** Prefixes in the environment that no other program uses. */
const ofUs = /^(EGRESS|ENRICH|RADAR_REFRESH|STREAMS_PER|WEBHOOK_RETRY)_/

/** Minimum length of a name in the environment that is compared with ours: short names are similar by chance. */
const comparedLength = 8

/**
 * Returns a sentence for each name that looks like a setting, but that nothing reads: every such name of the file, and
 * those of the environment that are similar to a setting. Also returns one for a proxy that other programs use, and a
 * server does not. The keys of sources are not among them.
 */
export function unreadSettings({ environment, file }: Given): string[] {
  const isUnread = (name: string) => !known.has(name) && !name.startsWith(sourceKeySetting.prefix)
  const ofFile = Object.keys(file?.values ?? {}).filter(name => isUnread(name) && !ofOthers.test(name))
  const ofEnvironment = Object.keys(environment).filter(name => isUnread(name) && !ofFile.includes(name) &&
    !ofOthers.test(name) && (ofUs.test(name) || (name.length >= comparedLength && nearest(name) !== undefined)))
  const proxy = environment['EGRESS_PROXY']?.trim() ? undefined : proxyVariable(environment)
  return [
    ...proxy === undefined ? [] : [`a server does not read ${proxy.name}: set EGRESS_PROXY to use that proxy`],
    ...ofFile.map(name => unreadText(`${name} in ${file!.path}`, nearest(name))),
    ...ofEnvironment.map(name => unreadText(name, nearest(name))),
  ]
}

/** Returns the sentence about one name. `meant` is the name that was probably meant. */
export const unreadText = (name: string, meant: string | undefined): string =>
  `nothing reads the setting ${name}${meant === undefined ? '' : `; did you mean ${meant}?`}`

const nearest = (name: string): string | undefined => mostSimilar(name, known)
