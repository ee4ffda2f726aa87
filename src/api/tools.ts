import type { Admitted } from '../core/admission.ts'
import type { Principal } from '../core/keys.ts'
import type { ToolCatalogue } from '../core/tools/catalogue.ts'
import type { ToolOperation } from '../core/tools/operation.ts'
import { accountEmail, accountPseudonym } from '../core/tools/operations/account.ts'
import { certificates } from '../core/tools/operations/certificates.ts'
import { dns } from '../core/tools/operations/dns.ts'
import { domain } from '../core/tools/operations/domain.ts'
import { emailSecurity } from '../core/tools/operations/email-security.ts'
import { gameProfile } from '../core/tools/operations/game-profile.ts'
import { ip } from '../core/tools/operations/ip.ts'
import { ipLookup } from '../core/tools/operations/ip-lookup.ts'
import { ipReputation } from '../core/tools/operations/ip-reputation.ts'
import { rdap } from '../core/tools/operations/rdap.ts'
import { subdomains } from '../core/tools/operations/subdomains.ts'
import { vehicle } from '../core/tools/operations/vehicle.ts'
import type { Tools } from '../core/tools/tools.ts'
import { jsonInSlices } from '../lib/json-text.ts'
import type { Meta } from './meta.ts'
import type { ApiHandlers } from './types.ts'

interface ToolApi {
  tools: Tools
  toolCatalogue: ToolCatalogue
  meta: () => Meta
}

interface ToolRequest<Field extends string> {
  principal: Principal
  operation: { readonly id: string, readonly cost: number }
  body: Readonly<Record<Field, string>>
}

/** The tools by operationId. */
export const toolsById = {
  findSubdomains: subdomains,
  resolveDomain: dns,
  findRegistration: rdap,
  findCertificates: certificates,
  investigateDomain: domain,
  lookUpAddress: ipLookup,
  judgeAddress: ipReputation,
  investigateAddress: ip,
  investigateEmail: accountEmail,
  investigatePseudonym: accountPseudonym,
  checkEmailSecurity: emailSecurity,
  findPlayer: gameProfile,
  decodeVin: vehicle,
}

type ToolHandlers = ApiHandlers<
  'listTools' | 'getTool' | 'getToolResult'
  | 'findSubdomains' | 'resolveDomain' | 'findRegistration' | 'findCertificates' | 'checkEmailSecurity'
  | 'investigateDomain'
  | 'lookUpAddress' | 'judgeAddress' | 'investigateAddress'
  | 'investigateEmail' | 'investigatePseudonym' | 'findPlayer' | 'decodeVin'
>

export function toolHandlers({ tools, toolCatalogue, meta }: ToolApi): ToolHandlers {
  const call =
    <
      Tool extends string,
      Name extends string,
      Field extends string,
      Query extends object,
      Findings extends object,
      Data extends object,
    >(
      tool: ToolOperation<Tool, Name, Field, Query, Findings, Data>,
    ) =>
    async ({ principal, operation, body }: ToolRequest<Field>) =>
      toReply(await tools.call(principal, operation, tool, body))

  return {
    listTools() {
      const list = toolCatalogue.list()
      return { status: 200, body: { data: { tools: list, count: list.length }, meta: meta() } }
    },

    getTool: ({ params }) => ({ status: 200, body: { data: toolCatalogue.get(params.tool), meta: meta() } }),

    async getToolResult({ principal, params }) {
      const { json } = await tools.result(principal, params.id)
      if (json !== undefined) return { status: 200, body: { json } }
      return {
        status: 202,
        headers: { 'Retry-After': 2 },
        body: { data: { id: params.id.toLowerCase(), status: 'running' }, meta: meta() },
      }
    },

    findSubdomains: call(toolsById.findSubdomains),
    resolveDomain: call(toolsById.resolveDomain),
    findRegistration: call(toolsById.findRegistration),
    findCertificates: call(toolsById.findCertificates),
    investigateDomain: call(toolsById.investigateDomain),
    lookUpAddress: call(toolsById.lookUpAddress),
    judgeAddress: call(toolsById.judgeAddress),
    investigateAddress: call(toolsById.investigateAddress),
    investigateEmail: call(toolsById.investigateEmail),
    investigatePseudonym: call(toolsById.investigatePseudonym),
    checkEmailSecurity: call(toolsById.checkEmailSecurity),
    findPlayer: call(toolsById.findPlayer),
    decodeVin: call(toolsById.decodeVin),
  }
}

/** Number of findings from which the JSON of a response is written in slices. */
const longLength = 500

async function toReply<Body extends { meta: { sources: ReadonlyArray<{ count: number }> } }>(
  { result, headers }: Admitted<Body>,
) {
  const isLong = result.meta.sources.some(({ count }) => count > longLength)
  return { status: 200 as const, headers, body: isLong ? { json: await jsonInSlices(result) } : result }
}
