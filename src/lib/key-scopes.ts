/** Scopes of an API key, besides the mark with which it manages its account. */
export const grantedScopes = ['search', 'read', 'tools', 'delete'] as const
export type GrantedScope = (typeof grantedScopes)[number]
