import type { BodyShape } from './operation.ts'

/**
 * Removes each optional member that is `null` from a parsed body, at every depth. Many serializers send `null` for a
 * member that was not set. Changes the body. Keeps `null` where the schema allows it, in a required member, in an
 * array and in an unknown field.
 */
export function dropNullMembers(body: unknown, { optional, members, items }: BodyShape): void {
  if (Array.isArray(body)) {
    if (items) for (const entry of body) dropNullMembers(entry, items)
    return
  }
  if (typeof body !== 'object' || body === null) return
  const object = body as Record<string, unknown>
  for (const name of optional) if (object[name] === null) delete object[name]
  for (const name in members) if (Object.hasOwn(object, name)) dropNullMembers(object[name], members[name]!)
}
