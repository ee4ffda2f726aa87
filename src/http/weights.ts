/**
 * Reads a list with weights, such as `Accept` or `Accept-Encoding`. Returns the weight of each member in lower case,
 * from 0 to 1. A malformed weight counts as 0. https://www.rfc-editor.org/rfc/rfc9110#section-12.4.2
 */
export const readWeights = (header: string): Map<string, number> => new Map(header.split(',', 50).map(readMember))

function readMember(member: string): [name: string, weight: number] {
  const [name = '', ...parameters] = member.split(';').map(part => part.trim().toLowerCase())
  const quality = parameters.find(parameter => parameter.startsWith('q='))
  return [name, quality === undefined ? 1 : weightOf(quality)]
}

const weightOf = (quality: string): number =>
  /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(quality) ? Number(quality.slice(2)) : 0
