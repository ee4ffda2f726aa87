import type { DnsList } from '../dns-list.ts'

/** Lists of e-mail addresses. They are asked about a hash; the address stays here. */
export const emailLists: readonly DnsList[] = [
  {
    zone: 'ebl.msbl.org',
    name: 'Email Blocklist (MSBL)',
    homepage: 'https://msbl.org/ebl.html', // free for low volumes
    source: 'https://msbl.org/ebl-design.html',
    lists: 'Mailboxes to which fraud and spam ask for answers. Only a hash of the address is sent',
    subjects: ['email'],
    codes: {
      '127.0.0.2': 'Mailbox of fraud or spam',
      '127.0.0.3': 'Mailbox of fraud or spam',
      '127.0.1.2': 'Grey list: mailbox of spam that also gets wanted mail',
      '127.0.1.3': 'Grey list: mailbox of spam that also gets wanted mail',
    },
    test: {
      listed: null,
      clean: 'no-such-mailbox@tracewell.example',
      example: '6657ddc0c7fe9805a79446a0c182845f21f39ae6',
    },
  },
]
