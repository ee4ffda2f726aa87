import { withValueAt } from '../../lib/json-path.ts'
import type { LookUp } from '../look-ups/look-up.ts'
import type { ProfileSite } from './profile-site.ts'

/** Returns a site as a look-up: its record is the account, whose name must equal the searched one. */
export function profileLookUp(
  { names, account, list, login, fields, examples, default: isDefault, ...site }: ProfileSite,
): LookUp {
  const found = withValueAt(examples.account, login, '{value}')
  return {
    ...site,
    description: `Public profile of the account with this name on ${site.name}`,
    category: 'profile',
    type: 'Pseudonym',
    accepts: names,
    record: account,
    ...list && { list },
    has: login,
    equals: login,
    fields: [['Login', login], ...fields],
    ...isDefault && { default: isDefault },
    examples: { ...examples, answer: withValueAt({}, account, list ? [found] : found) },
  }
}
