import { expect } from 'chai'
import { isAsGood, judge } from '../../scripts/bench/rivals/judge.ts'
import { maigret } from '../../scripts/bench/rivals/maigret.ts'
import { naminter } from '../../scripts/bench/rivals/naminter.ts'
import type { Rival } from '../../scripts/bench/rivals/rival.ts'
import { sherlock } from '../../scripts/bench/rivals/sherlock.ts'
import { describeSites } from '../../scripts/bench/rivals/sites.ts'
import { siteName } from '../../scripts/bench/sweep-sites.ts'
import type { Verdict } from '../../src/sources/registered/account-check.ts'

// Outputs of the versions that the bench installs, shortened: Site 0 and 8 have the account, 2 does not, 5 limits the
// rate, 13 breaks the connection, and 29 states both.
const maigretOutput = `[+] MAIGRET - collect a dossier by username from 3000+ sites
[+] Using sites database: /tmp/tracewell-bench-yTC2fV/sites.json (32 sites)
[-] Starting a search on top 32 sites from the Maigret database...
[*] Checking username sweep-1 on:
\r[+] Site 0: http://127.1.0.0:36691/u/sweep-1
\r[-] Site 2: Not found!
\r[?] Site 5: Rate limited error: 429 status code
\r[+] Site 8: http://127.1.0.8:36691/u/sweep-1
\r[-] Site 29: Not found!
\r[?] Site 13: Payload error: Response payload is not completed: <ContentLengthError: 400, message='Not enough data to \
satisfy content length header (received 10 of 5000 bytes).'>
[!] Too many errors of type "Payload" (6.25%)
Search by username sweep-1 returned 6 accounts.
`
const sherlockOutput = `A problem occurred while checking for an update: HTTPSConnectionPool(host='api.github.com', \
port=443): Max retries exceeded
[*] Checking username sweep-1 on:
\r
[+] Site 0: http://127.1.0.0:36691/u/sweep-1
[-] Site 2: Not Found!
[-] Site 5: Not Found!
[+] Site 8: http://127.1.0.8:36691/u/sweep-1
[-] Site 13: Unknown Error${' '}
[+] Site 29: http://127.1.0.29:36691/u/sweep-1

[*] Search completed with 3 results
`
const naminterOutput = JSON.stringify([
  { name: 'Site 0', username: 'sweep-1', status: 'exists', status_code: 200 },
  { name: 'Site 2', username: 'sweep-1', status: 'missing', status_code: 404 },
  { name: 'Site 5', username: 'sweep-1', status: 'unknown', status_code: 429 },
  { name: 'Site 8', username: 'sweep-1', status: 'exists', status_code: 200 },
  { name: 'Site 13', username: 'sweep-1', status: 'error', error: 'HttpError' },
  { name: 'Site 29', username: 'sweep-1', status: 'partial_exists', status_code: 200 },
])

const read = (rival: Rival, output: string): string[] => {
  const verdicts = rival.read(output)
  return [0, 2, 5, 8, 13, 29].map(number => `${number} ${verdicts.get(siteName(number))}`)
}

describe('the sweep bench', () => {
  it('has the verdicts that Maigret prints', () => {
    expect(read(maigret, maigretOutput)).to.deep.equal([
      '0 registered', '2 not_registered', '5 unknown', '8 registered', '13 unknown', '29 not_registered',
    ])
  })

  it('has the verdicts that Sherlock prints', () => {
    expect(read(sherlock, sherlockOutput)).to.deep.equal([
      '0 registered', '2 not_registered', '5 not_registered', '8 registered', '13 unknown', '29 registered',
    ])
  })

  it('has the verdicts that naminter writes', () => {
    expect(read(naminter, naminterOutput)).to.deep.equal([
      '0 registered', '2 not_registered', '5 unknown', '8 registered', '13 unknown', '29 unknown',
    ])
  })

  it('gives each site an address of its own in the list of every tool', () => {
    const sites = describeSites(300, 8_000)
    for (const rival of [maigret, sherlock, naminter]) {
      const found = JSON.stringify(rival.list(sites)).match(/http:\/\/127\.1\.\d+\.\d+:8000\/u\/\{\w*\}/g)
      expect(new Set(found), rival.name).to.have.lengthOf(300)
    }
  })
})

describe('the judgement of a sweep', () => {
  const verdicts = (...list: Array<Verdict['status'] | undefined>) =>
    new Map(list.flatMap((verdict, number) => verdict === undefined ? [] : [[siteName(number), verdict]]))

  it('counts wrong verdicts by kind, and sites without one', () => {
    // Site 0 has the account, 1 is a wall, 2, 4 and 6 do not have it, 3 and 5 are walls.
    const given = verdicts(
      'not_registered', 'registered', 'registered', 'unknown', 'unknown', 'not_registered', undefined)
    const judgement = judge(given, 7, true)

    expect(judgement).to.deep.equal({
      asked: 6,
      wrong: 6,
      wrongRegistered: 2,
      wrongNotRegistered: 2,
      undecided: 2,
    })
  })

  it('calls a site without any verdict wrong, also if none can be had', () => {
    expect(judge(verdicts('registered', undefined), 2, true)).to.deep.include({ wrong: 1, asked: 1 })
  })

  it('compares wrong verdicts and missing ones', () => {
    const whole = judge(verdicts('registered', 'unknown', 'not_registered'), 3, true)
    const missing = judge(verdicts('registered', 'unknown', 'unknown'), 3, true)
    const wrong = judge(verdicts('registered', 'registered', 'not_registered'), 3, true)

    expect(isAsGood(whole, missing)).to.equal(true)
    expect(isAsGood(missing, whole)).to.equal(false)
    expect(isAsGood(wrong, whole)).to.equal(false)
  })
})
