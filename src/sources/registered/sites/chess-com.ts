import { chessCom as player, noPlayer } from '../../modules/chess-com.ts'
import type { AccountCheck } from '../account-check.ts'
import { namedBy, checkOf } from '../helpers.ts'

export const chessCom: AccountCheck = {
  ...checkOf(player),
  facts: { url: 'https://github.com/WebBreacher/WhatsMyName/blob/main/wmn-data.json', day: '2026-11-24' },
  registered: [{ status: 200, schema: player.lookUp.response, holds: namedBy('username') }],
  notRegistered: [{ status: 404, schema: noPlayer }],
  url: name => `https://www.chess.com/member/${encodeURIComponent(name.toLowerCase())}`,
  examples: { registered: ['hikaru'], notRegistered: ['tracewell-no-such-account-0'] },
}
