import { wellFormedJson } from '../../../lib/json-text.ts'

/** Yields JSON text with a list as its last member, one element after the other. `head` must have a member. */
export async function* withList(head: object, name: string, elements: AsyncIterable<object>): AsyncGenerator<string> {
  yield `${wellFormedJson(head).slice(0, -1)},${JSON.stringify(name)}:[`
  let separator = '\n'
  for await (const element of elements) {
    yield separator + wellFormedJson(element)
    separator = ',\n'
  }
  yield '\n]}'
}
