import type { AccountCheck } from '../../src/sources/registered/account-check.ts'

/** A check that asks an address of its own, for which the test stands. */
export function createCheck(slug: string, more: Partial<AccountCheck> = {}): AccountCheck {
  return {
    slug, name: `Site ${slug}`, homepage: `https://${slug}.example`, types: ['Email Address'],
    request: () => ({ url: `https://${slug}.example/` }),
    registered: [{ status: 200, text: 'here' }], notRegistered: [{ status: 404 }],
    url: () => `https://${slug}.example/profile`, examples: { registered: [], notRegistered: [] }, notifies: false, ...more,
  }
}
