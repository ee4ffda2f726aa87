/** Types of observables that a search accepts. */
export const queryTypes = ['Pseudonym', 'Email Address', 'Domain Name', 'Cryptocurrency', 'IP Address'] as const
export type QueryType = (typeof queryTypes)[number]
