import type { Status } from '../account-check.ts'
import type { Proof } from '../proof.ts'
import { canProve } from '../refusals.ts'

/** Texts that are a whole JSON body. Other bodies contain them, too. */
const wholeBodies = new Set(['[]', '{}', 'null', 'true', 'false'])

/** Words for an account in the languages of `../block-pages.ts`. A text without one may be about any missing page. */
const account = new RegExp([
  'user|member|account|profile|player|creator|channel|blog|author|artist|people|person|nickname|no one|shop',
  'utilisateur|membre|compte|joueur|pseudo|benutzer|nutzer|mitglied|konto|spieler|usuari|cuenta|miembro|perfil|conta',
  'użytkownik|konta|пользовател|профил|аккаунт|участник|блог|логин|用户|用戶|会员|账号|帳號|ユーザー|アカウント|회원|사용자',
].join('|'), 'i')

/** Names of JSON members in a text: `"user":null` has no word that a site wrote for people. */
const memberName = /"[\w-]*"\s*:/g

/**
 * Returns the proof of a pack that a page has this status and text. `opposite` is the text of the opposite status.
 *
 * The proof is weak unless its text is a sentence of the site about a missing account, and a reader sees it: a page can
 * have all sentences of its site in a script. A pack does not say which texts occur on other pages, so the text of an
 * existing account is weak too.
 */
export function pageProof(proved: Status, status: number, text: string, opposite: string): Proof {
  return {
    status,
    ...(text === '' ? opposite !== '' && { lacks: [opposite] } : { text }),
    ...(wholeBodies.has(text) && { isWhole: true }),
    ...proved === 'registered' ? { isWeak: true } : strengthOf(text),
    ...(!canProve(status) && { isControlOnly: true }),
  }
}

/** Returns the proofs of a pack that any of these texts shows that there is no account. */
export const absenceProofs = (texts: readonly string[]): Proof[] =>
  texts.map(text => ({
    text,
    ...(wholeBodies.has(text) && { isWhole: true }),
    ...strengthOf(text),
  }))

/** Returns the proof of a pack that only the status shows whether there is an account. */
export const statusProof = (status: readonly number[], lacks: readonly string[] = []): Proof =>
  ({ status, ...(lacks.length > 0 && { lacks }), isWeak: true })

/** Kinds of proofs of absence that Sherlock and Maigret read. */
export const proofKinds: readonly string[] = ['message', 'status_code', 'response_url']

/** Statuses of sites that have no such page, and those of redirects. */
export const missing = [404, 410] as const
export const redirects = [301, 302, 303, 307, 308] as const

/** Returns how strongly a text proves that there is no account. */
const strengthOf = (text: string): Pick<Proof, 'isWeak' | 'isRead'> =>
  isSentence(text) ? { isWeak: false, isRead: true } : { isWeak: true }

/** Returns `true` if the text is a sentence of at least two words that names an account. */
function isSentence(text: string): boolean {
  const words = text.replaceAll(memberName, ' ').replaceAll(/<[^<>]*>/g, ' ').match(/[\p{L}\d'’]+/gu) ?? []
  const isLong = words.length >= 2 || /[\u3040-\u9fff]{6}/.test(text) // Chinese and Japanese have no spaces
  return isLong && account.test(words.join(' '))
}
