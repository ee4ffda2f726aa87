import { requireKey } from './keys.ts'

interface Question {
  query: string
}

/** Creates an entry with a longer value that contains the searched value. The real service returns such entries too. */
const longer = (field: string, value: string) =>
  ({ id: '103', [field]: [`${value}-and-more`], password: ['of somebody else'], database_name: 'Example Shop' })

/** https://dehashed.com/docs: POST /v2/search `{ "query": "email:\"sam@example.com\"", … }` */
export const dehashed = requireKey('dehashed-api-key', {
  missing: { status: 401, body: { error: 'Unauthorized' } },
  bad: { status: 401, body: { error: 'Unauthorized' } },
  spent: { status: 403, body: { error: 'Insufficient credits' } },
}, {
  origin: 'https://api.dehashed.com',
  subject: ({ body }) => {
    const [, value = ''] = /^\w+:"(.*)"$/s.exec((JSON.parse(body) as Question).query) ?? []
    return value.replace(/\\(.)/g, '$1')
  },
  found(value, { body }) {
    const field = (JSON.parse(body) as Question).query.split(':', 1)[0] ?? ''
    const asked = field === 'domain' ? { email: [`sam@${value}`] } : { [field]: [value] }
    const others = ['email', 'username'].includes(field) ? [longer(field, value)] : []
    return {
      body: {
        balance: 99,
        took: '12ms',
        total: 2 + others.length,
        entries: [
          {
            id: '101',
            name: ['Sam Example'],
            ...asked,
            password: ['correct-horse-9'],
            database_name: 'Example Forum',
          },
          {
            id: '102',
            ip_address: ['192.0.2.77'],
            ...asked,
            database_name: 'Example Shop',
            hashed_password: ['$2a$05$LhayLxezLhK1LhWvKxCyLOj0j1u.Kj0jZ0pEmm134uzrQlFvQJLF6'],
          },
          ...others,
        ],
      },
    }
  },
  notFound: () => ({ body: { balance: 99, entries: null, took: '3ms', total: 0 } }),
})
