import type { Upstream } from './upstream.ts'

const breach = (name: string, domain: string, date: string, data: string, records: number, risk: string) => ({
  breach: name,
  details: `${name} lost the data of its members.`,
  domain,
  industry: 'Information Technology',
  logo: `https://logo.example/${name}.png`,
  password_risk: risk,
  references: '',
  searchable: 'Yes',
  verified: 'Yes',
  xposed_data: data,
  xposed_date: date,
  xposed_records: records,
  added: '2024-05-06',
})

const listed = (
  breachID: string,
  domain: string,
  breachedDate: string,
  exposedData: string[],
  exposedRecords: number,
) => ({
  breachID,
  breachedDate,
  addedDate: '2024-05-06T07:08:09+00:00',
  domain,
  industry: 'Information Technology',
  logo: `https://logo.example/${breachID}.png`,
  passwordRisk: 'unknown',
  searchable: true,
  sensitive: false,
  verified: true,
  exposedData,
  exposedRecords,
  exposureDescription: `${breachID} lost the data of its members.`,
  referenceURL: '',
})

const catalogue = {
  status: 'success',
  exposedBreaches: [
    listed('ExampleForum', 'exampleforum.com', '2024-01-01T00:00:00+00:00', ['Usernames', 'Email addresses',
      'Passwords'], 183421),
    listed(
      'ExampleBank',
      'bank.example',
      '2021-01-01T00:00:00+00:00',
      ['Names', 'Email addresses', 'Phone numbers'],
      5300,
    ),
  ],
}

/** https://xposedornot.com/api_doc: /v1/breach-analytics?email= and /v1/breaches */
export const xposedOrNot: Upstream = {
  origin: 'https://api.xposedornot.com',
  subject: ({ url }) => url.searchParams.get('email') ?? '',
  found: (_, { url }) => url.pathname === '/v1/breaches' ? { body: catalogue } : ({
    body: {
      BreachMetrics: { risk: [{ risk_label: 'Medium', risk_score: 42 }] },
      BreachesSummary: { site: 'ExampleForum;ExampleBank' },
      ExposedBreaches: {
        breaches_details: [
          breach(
            'ExampleForum',
            'exampleforum.com',
            '2024',
            'Usernames;Email addresses;Passwords',
            183421,
            'hardtocrack',
          ),
          breach('ExampleBank', 'bank.example', '2021', 'Names;Email addresses;Phone numbers', 5300, 'unknown'),
        ],
      },
      ExposedPastes: null,
      PasteMetrics: null,
      PastesSummary: { cnt: 0, domain: '', tmpstmp: '' },
    },
  }),
  notFound: () => ({ status: 404, body: { Error: 'Not found', email: null } }),
}
