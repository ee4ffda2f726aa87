import { subjectOfSystem } from './magic-systems.ts'
import { queryParameter } from './request-parts.ts'
import type { Upstream } from './upstream.ts'

const number = queryParameter('asn')

/** https://www.peeringdb.com/apidocs/ */
export const peeringDb: Upstream = {
  origin: 'https://www.peeringdb.com',
  subject: request => subjectOfSystem(number(request)),
  found: (_, request) => ({
    body: {
      data: [{
        id: 20_001,
        org_id: 20_002,
        name: 'Example Hosting',
        aka: 'Example',
        name_long: '',
        website: 'https://hosting.example',
        asn: Number(number(request)),
        irr_as_set: 'RIPE::AS-EXAMPLE',
        info_type: 'Content',
        info_types: ['Content'],
        info_scope: 'Europe',
        policy_general: 'Open',
        ix_count: 7,
        fac_count: 2,
        status: 'ok',
      }],
      meta: {},
    },
  }),
  notFound: () => ({ status: 404, body: { data: [], meta: { error: 'Entity not found' } } }),
}
