import type { Sharp } from 'sharp'

/*
 * Finds text in an SVG that this machine has no font for. Sites draw icons with emoji, which most servers have no font
 * for: each character is then a box with its number, which is no logo.
 */

const maxCharacters = 8
const edge = 100
/** Code points that no font has, with as many digits as those of the planes that they stand for. */
const unassigned = { short: '\u0378', long: '\u{10fffd}' }

/** Renders an SVG. */
export type Render = (svg: Buffer) => Sharp

/** Returns `true` if the SVG has text with a character that no font of this machine has. */
export async function lacksFont(svg: string, render: Render): Promise<boolean> {
  const characters = [...new Set(textOf(svg))].filter(character => /[^\s\p{M}\p{Cc}\p{Cf}\p{Cs}]/u.test(character))
  for (const character of characters.slice(0, maxCharacters)) {
    const drawn = await boxOf(character, render)
    const missing = await boxOf(character.codePointAt(0)! > 0xffff ? unassigned.long : unassigned.short, render)
    if (drawn === '' || drawn === missing) return true
  }
  return false
}

/** Returns the characters of all `text` elements, without their markup. */
function textOf(svg: string): string {
  const parts = svg.split(/<(?:\w+:)?text(?=[\s>])/).slice(1).map(part => part.split(/<\/(?:\w+:)?text\s*>/, 1)[0]!)
  const plain = parts.map(part => part.slice(part.indexOf('>') + 1).replace(/<[^<>]*>/g, '')).join('')
  return plain.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  }).replace(/&\w+;/g, '')
}

/**
 * Returns the edges of what one character covers, in pixels, or an empty text if it is not visible. All characters
 * without a font and with as many digits cover the same box.
 */
async function boxOf(character: string, render: Render): Promise<string> {
  const text = `&#x${character.codePointAt(0)!.toString(16)};`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge} ${edge}" width="${edge}" height="${edge}">`
    + `<text y=".9em" font-size="90">${text}</text></svg>`
  const pixels = await render(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer()
  let [left, top, right, bottom] = [edge, edge, -1, -1]
  for (let at = 0; at < pixels.length; at++) {
    if (pixels[at]! < 64) continue
    const [x, y] = [at % edge, Math.floor(at / edge)]
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return right < 0 ? '' : [left, top, right, bottom].join()
}
