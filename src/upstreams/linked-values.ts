/**
 * Values that lead to each other: a search of the pseudonym finds the e-mail address and the second pseudonym, a search
 * of the address finds the domain and the second pseudonym, and a search of the second pseudonym finds a wallet.
 */
export const linkedValues = {
  pseudonym: 'tw-follow',
  email: 'tw-follow@tw-follow.example',
  domain: 'tw-follow.example',
  secondPseudonym: 'tw_follow',
} as const
