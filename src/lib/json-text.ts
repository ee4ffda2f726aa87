import { createPauses } from './pauses.ts'

/**
 * Returns the JSON of `object` with an additional member. `name` is the name of the member. `json` is the value of the
 * member as JSON text, so stored JSON can be sent without parsing it. `object` must have at least one member.
 */
export const withMember = (object: object, name: string, json: string): string =>
  `${JSON.stringify(object).slice(0, -1)},${JSON.stringify(name)}:${json}}`

/** Length of the text that is converted at once, in characters. One element of a list may be longer. */
const sliceLength = 65_536
/** Maximum depth at which the elements of a list are converted one by one. Deeper values are converted at once. */
const maxLevels = 4

/**
 * Returns the JSON of a value in UTF-8, like `JSON.stringify`. Converts the lists and objects in the first levels in
 * slices, with pauses in which the process does other work. The value must be plain JSON.
 */
export const jsonInSlices = async (value: unknown): Promise<Buffer> => Buffer.concat(await jsonSlices(value))

/** Returns the result of `jsonInSlices` in parts. It takes half the memory, because the parts are not copied. */
export async function jsonSlices(value: unknown): Promise<Buffer[]> {
  const pause = createPauses()
  const slices: Buffer[] = []
  let slice = ''
  await write(value, 1)
  return [...slices, Buffer.from(slice)]

  async function write(one: unknown, level: number): Promise<void> {
    if (level <= maxLevels && Array.isArray(one) && one.length > 0) return writeList(one, level)
    if (level <= maxLevels && typeof one === 'object' && one !== null && !Array.isArray(one)) {
      return writeObject(one, level)
    }
    slice += JSON.stringify(one ?? null)
    if (slice.length < sliceLength) return
    slices.push(Buffer.from(slice))
    slice = ''
    await pause()
  }

  async function writeObject(object: object, level: number): Promise<void> {
    let separator = '{'
    for (const [name, member] of Object.entries(object)) {
      if (member === undefined) continue
      slice += `${separator}${JSON.stringify(name)}:`
      separator = ','
      await write(member, level + 1)
    }
    slice += separator === '{' ? '{}' : '}'
  }

  async function writeList(list: readonly unknown[], level: number): Promise<void> {
    for (const [index, element] of list.entries()) {
      slice += index === 0 ? '[' : ','
      await write(element, isShort(list) ? level + 1 : maxLevels + 1)
    }
    slice += ']'
  }
}

/** Elements of a longer list are converted as a whole. They are many, so each of them is expected to be small. */
const isShort = ({ length }: readonly unknown[]): boolean => length <= 100
