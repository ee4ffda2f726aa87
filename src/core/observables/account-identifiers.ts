import { discordTime } from '../../facts/snowflake.ts'
import { steamId64 } from '../../facts/steam-id.ts'
import { orName, type Detector } from './detector.ts'
import { isKnownDomain } from './observable.ts'

/** A 64-bit id of Steam can be searched, the other forms of it cannot. */
export const steamId: Detector = text => {
  const id = /^\d+$/.test(text) ? undefined : steamId64(text)
  return id === undefined ? undefined : {
    fault: 'This is an id of Steam',
    instead: { advice: 'Search for its 64-bit form', value: id, type: 'Pseudonym' },
  }
}

/** https://www.rfc-editor.org/rfc/rfc9562 */
export const uuid: Detector = text =>
  /^(?:urn:uuid:)?\{?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\}?$/i.test(text)
    ? orName('This looks like a UUID, which cannot be searched. Search for the name that it stands for. If it is a ' +
      'player of Minecraft, the direct tool for players finds the name')
    : undefined

/** Ids of Discord and X. Both are numbers of the time at which the account was made. */
export const snowflake: Detector = text => {
  const id = /^<(?:@[!&]?|#)(\d{17,20})>$/.exec(text)?.[1] ?? text
  if (!/^\d{17,20}$/.test(id) || steamId64(id) !== undefined) return undefined
  const made = discordTime(id, new Date())?.slice(0, 10)
  return orName('This looks like the number of an account, such as those of Discord and X, by which few sites find ' +
    `it. Search for the name${made === undefined ? '' : `. An account of Discord with it is of ${made}`}`)
}

/** https://spec.matrix.org/latest/appendices/#matrix-identifiers */
export const matrixId: Detector = text => {
  const [, name = '', server = ''] = /^@?([\w.-]{1,200}):([a-z\d.-]+\.[a-z]{2,})(?::\d{1,5})?$/i.exec(text) ?? []
  return !/[a-z]/i.test(name) || !isKnownDomain(server) ? undefined : {
    fault: 'This is an id of Matrix',
    // without the @, the text can be two words of a pseudonym
    ...!text.startsWith('@') && { canBeName: true },
    instead: { advice: 'Search for the name in it', value: name, type: 'Pseudonym' },
  }
}

/** Names with a number (Discord until 2023, Battle.net), and paths of Reddit. */
export const nameInText: Detector = text => {
  const name = /^([\p{L}][\p{L}\d_.-]{1,31})#\d{4,5}$/u.exec(text)?.[1] ?? /^\/?u\/([\w-]{3,20})\/?$/.exec(text)?.[1]
  return name === undefined || !/^\p{L}/u.test(name) ? undefined : {
    ...orName('This is a name with a number or a path of its site'),
    instead: { advice: 'Search for the name alone', value: name, type: 'Pseudonym' },
  }
}
