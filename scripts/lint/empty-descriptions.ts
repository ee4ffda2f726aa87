import {
  asNode, contentOf, holdsData, isNode, operationsOf, textOf, type Json, type Node, type OpenApi,
} from '../generate/document.ts'

/** Other forms of words that names have. */
const sameWords: Readonly<Record<string, string>> = {
  creation: 'created',
  change: 'changed',
  registration: 'registered',
  expiry: 'expires',
  server: 'service',
}

const singular = (word: string): string => word
  .replace(/ies$/, 'y').replace(/(ch|sh|x|ss)es$/, '$1').replace(/([^su])s$/, '$1')

/** Returns the words of a name or a text in lower case, each without the ending of a plural. */
const wordsOf = (text: string): string[] =>
  (text.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase().replaceAll('e-mail', 'email').match(/[a-z\d]+/g) ?? [])
    .map(word => sameWords[singular(word)] ?? singular(word))

/** Words that say nothing about one thing in particular. They are the same in the description of any field. */
const fillers: ReadonlySet<string> = new Set(wordsOf(`
  a about all always an and any are as at be been by each every for from has have here in into is it its
  itself of on one only or own so that the them these this to used was were where which with
  address answer api body code content count data date day detail entry event field format id info item key kind line
  list looked member name new notice number object page part record reply report response result say set short state
  stated status text time timestamp title type value
`))

/**
 * Returns one line for each description that only repeats names: all of its words are fillers, or words in the name of
 * the component, the field or the parameter. A reader learns nothing from it, so it must name the unit, the form, the
 * source, or when the value is absent, or be left out.
 */
export const emptyDescriptions = (document: OpenApi): string[] => [
  ...operationsOf(document).flatMap(({ id, node: { requestBody } }) => {
    const schemas = contentOf(asNode(requestBody)).map(([, { schema }]) => textOf(asNode(schema).$ref))
    return isEmpty(asNode(requestBody), [id, ...schemas]) ? [faultAt(`${id}/requestBody`, asNode(requestBody))] : []
  }),
  ...Object.entries(asNode(document.components))
    .filter(([kind]) => ['schemas', 'parameters', 'headers'].includes(kind))
    .flatMap(([kind, components]) => Object.entries(asNode(components)).flatMap(([name, component]) =>
      faultsOf(component, `#/components/${kind}/${name}`, [name, textOf(asNode(component).name)]))),
]

function faultsOf(value: Json, pointer: string, names: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => faultsOf(entry, `${pointer}/${index}`, names))
  if (!isNode(value)) return []
  return [
    ...isEmpty(value, names) ? [faultAt(pointer, value)] : [],
    ...Object.entries(value).filter(([key]) => !holdsData.has(key)).flatMap(([key, part]) =>
      key === 'properties'
        ? Object.entries(asNode(part)).flatMap(([name, field]) =>
          faultsOf(field, `${pointer}/properties/${name}`, [...names, name]))
        : faultsOf(part, `${pointer}/${key}`, names)),
  ]
}

const faultAt = (pointer: string, { description }: Node): string =>
  `${pointer}: "${textOf(description)}" only repeats names: add the unit, the form or the source, or omit it`

function isEmpty({ description, const: constant }: Node, names: readonly string[]): boolean {
  if (typeof description !== 'string') return false
  const known = new Set([...names, textOf(constant)].flatMap(wordsOf))
  return wordsOf(description).every(word => fillers.has(word) || known.has(word))
}
