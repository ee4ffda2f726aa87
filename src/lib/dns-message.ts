/** Maximum length of a name in a DNS message, with its dots. https://www.rfc-editor.org/rfc/rfc1035#section-2.3.4 */
const maxName = 253

/** The parts of a DNS response that a look-up of IPv4 addresses needs. */
export interface AddressAnswer {
  /** Response code: 0 for success, 3 if the name does not exist. https://www.iana.org/assignments/dns-parameters */
  status: number
  addresses: string[]
}

/**
 * Returns a DNS query for the IPv4 addresses of a name in ASCII. The id is 0, so that caches can share the response.
 * Throws an `Error` if the text is not a name. https://www.rfc-editor.org/rfc/rfc8484#section-4.1
 */
export function addressQuery(name: string): Buffer {
  const header = [0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0] // id, "recursion desired", one question
  return Buffer.concat([Buffer.from(header), encodeName(name), Buffer.from([0, 1, 0, 1])]) // type A, class IN
}

/** Returns a name in ASCII, without a dot at its end, as in a DNS message. Throws an `Error` if it is not a name. */
export function encodeName(name: string): Buffer {
  const labels = name.split('.')
  if (name.length > maxName || !labels.every(label => /^[!-~]{1,63}$/.test(label))) throw new Error('not a DNS name')
  const parts = labels.flatMap(label => [Buffer.from([label.length]), Buffer.from(label, 'latin1')])
  return Buffer.concat([...parts, Buffer.from([0])]) // ends with the root
}

/** Returns the name that a DNS query asks about. Throws a `RangeError` if the query is malformed. */
export function queriedName(query: Buffer): string {
  const labels: string[] = []
  for (let at = 12; query.readUInt8(at) > 0; at += query.readUInt8(at) + 1) {
    labels.push(query.toString('latin1', at + 1, at + 1 + query.readUInt8(at)))
  }
  return labels.join('.')
}

/** Returns a response to a query, with these IPv4 addresses. */
export function addressResponse(query: Buffer, { status, addresses }: AddressAnswer): Buffer {
  const records = addresses.map(address => // name: pointer to the question
    Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 14, 16, 0, 4, ...address.split('.').map(Number)]))
  const response = Buffer.concat([query, ...records])
  response.writeUInt16BE(0x8180 | status, 2)
  response.writeUInt16BE(records.length, 6)
  return response
}

/**
 * Parses a DNS response. Returns `undefined` if it is malformed or cut off. Takes linear time, because it does not
 * follow the pointers of compressed names. https://www.rfc-editor.org/rfc/rfc1035#section-4
 */
export function readAddresses(message: Buffer): AddressAnswer | undefined {
  try {
    return parse(message)
  } catch (thrown) {
    if (thrown instanceof RangeError) return undefined
    throw thrown
  }
}

function parse(message: Buffer): AddressAnswer | undefined {
  const flags = message.readUInt16BE(2)
  const isWholeResponse = (flags & 0x8000) > 0 && (flags & 0x0200) === 0
  if (!isWholeResponse) return undefined
  const addresses: string[] = []
  let at = 12
  for (let left = message.readUInt16BE(4); left > 0; left--) at = afterName(message, at) + 4
  for (let left = message.readUInt16BE(6); left > 0; left--) {
    at = afterName(message, at)
    const type = message.readUInt16BE(at)
    const length = message.readUInt16BE(at + 8)
    const data = message.subarray(at + 10, at + 10 + length)
    if (data.length < length) return undefined
    if (type === 1 && length === 4) addresses.push(data.join('.'))
    at += 10 + length
  }
  return { status: flags & 0x000f, addresses }
}

/** Returns the position after a name. A pointer ends it. Throws a `RangeError` if the name does not end. */
function afterName(message: Buffer, start: number): number {
  let at = start
  for (;;) {
    const length = message.readUInt8(at)
    if (length === 0) return at + 1
    if (length >= 0xc0) return at + 2
    if (length > 63) throw new RangeError('not a label')
    at += length + 1
  }
}
