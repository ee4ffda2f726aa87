import type { Upstream, UpstreamRequest } from './upstream.ts'

const counts = { total_corporate_services: 2, total_user_services: 41 }

const stealer = (login: string, ip: string, date: string) => ({
  ...counts,
  date_compromised: date,
  stealer_family: 'Lumma',
  computer_name: 'DESKTOP-SAM',
  operating_system: 'Windows 11 Home x64',
  malware_path: 'C:\\Users\\Sam\\AppData\\Local\\Temp\\setup.exe',
  antiviruses: ['Windows Defender'],
  ip,
  top_passwords: ['S********1', 'h******r'],
  top_logins: [login, 's**@example.com'],
})

const page = (host: string, type: string, occurrence: number) => ({ occurrence, type, url: `https://${host}/login` })

const none = (what: string) => ({
  message: `This ${what} is not associated with a computer infected by an info-stealer.`,
  stealers: [], total_corporate_services: 0, total_user_services: 0,
})

const arePages = ({ url }: UpstreamRequest) => url.pathname.endsWith('/urls-by-domain')
const isDomain = ({ url }: UpstreamRequest) => url.pathname.endsWith('/search-by-domain')

/**
 * https://cavalier.hudsonrock.com/docs. Responses for e-mail addresses, names and IP addresses have the same form.
 * Responses for domains have another form, in which `totalStealers` counts all infected computers that the service
 * knows.
 */
export const hudsonRock: Upstream = {
  origin: 'https://cavalier.hudsonrock.com',
  subject: ({ url }) => [...url.searchParams.values()][0] ?? '',
  found: (value, request) =>
    arePages(request) ?
      {
        body: {
          message: 'Found',
          data: {
            employees_urls: [page(`sso.${value}`, 'Employee', 3)],
            clients_urls: [page(`www.${value}`, 'User', 9), {
              ...page('', 'User', 1),
              url: `https://••••••.${value}/`,
            }],
          },
        },
      } :
      isDomain(request) ?
      {
        body: {
          total: 12,
          totalStealers: 36631606,
          employees: 3,
          users: 9,
          third_parties: 1,
          logo: `https://logo.example/${value}`,
          totalUrls: 2,
          is_shopify: false,
          last_employee_compromised: '2026-01-02T03:04:05.000Z',
          last_user_compromised: '2026-02-03T04:05:06.000Z',
          stealerFamilies: { total: 12, Lumma: 8, RedLine: 4 },
          data: {
            employees_urls: [page(`sso.${value}`, 'Employee', 3)],
            clients_urls: [page(`www.${value}`, 'User', 9)],
          },
        },
      } :
      {
        body: {
          message: 'This value is associated with a computer that was infected by an info-stealer.',
          ...counts,
          stealers: [
            stealer(value, '203.0.**.**', '2026-01-02T03:04:05.000Z'),
            stealer('s*****e', '198.51.**.**', '2024-11-05T10:11:12.000Z'),
          ],
        },
      },
  notFound: (_, request) =>
    arePages(request) ?
      { body: { message: 'Nothing', data: { employees_urls: [], clients_urls: [] } } } :
      isDomain(request) ?
      {
        body: {
          total: 0,
          totalStealers: 36631606,
          employees: 0,
          users: 0,
          third_parties: 0,
          totalUrls: 0,
          data: { employees_urls: [], clients_urls: [] },
          stealerFamilies: {},
        },
      } :
      { body: none('value') },
}
