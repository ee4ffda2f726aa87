import { withValueAt } from '../../lib/json-path.ts'
import type { LookUp } from './look-up.ts'
import type { ProfileSite } from './profile-site.ts'

/** Returns a site as a look-up: its record is the account, whose name must equal the searched one. */
export function profileLookUp(
  { names, account, list, login, has = login ?? [], fields, examples, proves: _, ...site }: ProfileSite,
): LookUp {
  const logins = [login ?? []].flat()
  const found = logins[0] === undefined ? examples.account : withValueAt(examples.account, logins[0], '{value}')
  return {
    description: `Public profile of the account with this name on ${site.name}`,
    ...site,
    category: 'profile',
    type: 'Pseudonym',
    accepts: names,
    record: account,
    ...list && { list },
    has,
    ...login !== undefined && { equals: login },
    fields: [...logins.map(path => ['Login', path] as const), ...fields],
    examples: { ...examples, answer: withValueAt({}, account, list ? [found] : found) },
  }
}
