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

/** Members of the simulated answers about `pseudonym` that lead on, by the slug of the row. */
export const linkedMembers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'github': { blog: `https://keybase.io/${linkedValues.secondPseudonym}` },
  'docker-hub': { gravatar_email: linkedValues.email },
}
