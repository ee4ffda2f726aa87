import { useSession } from '../model/session.ts'
import { useLoad } from '../ui/load.ts'
import { countOf } from '../ui/time.tsx'

/** Words for the checks of each class that hands the address to a form of the site. */
const formWords = {
  'availability': 'whether the address is free',
  'sign-in': 'the sign-in form',
  'sign-up': 'a sign-up form that the site rejects',
  'reset': 'the search of a lost password',
} as const

/** The numbers of account checks for e-mail addresses by class: what a search asks, before it runs. */
export function CheckClasses() {
  const { client } = useSession()
  const { value: classes } = useLoad(() =>
    client.accountChecks.list({ type: 'Email Address' }).then(({ data }) => data.checks.map(check => check.class)), '')
  if (classes === undefined) return null
  const count = (name: string) => classes.filter(one => one === name).length
  const forms = Object.entries(formWords).filter(([name]) => count(name) > 0)
  return (
    <p class="quiet">
      Accounts by e-mail address: {countOf(count('look-up'), 'public look-up')}
      {forms.length > 0 && '; these get the address itself: '}
      {forms.map(([name, words]) => `${count(name)} ask ${words}`).join(', ')}.
    </p>
  )
}
