/** Tools and their operations in one line for people who do not know the field, by the path of the operation. */
const lines: Readonly<Record<string, string>> = {
  'domain-intelligence/subdomains': 'Names below a domain, such as mail.example.com, from public records.',
  'domain-intelligence/dns': 'The addresses, mail servers and other public entries of a domain.',
  'domain-intelligence/rdap': 'Where and when a domain was registered, and the contact for abuse.',
  'domain-intelligence/certificates': 'Certificates that were issued for a domain and the names below it.',
  'domain-intelligence/email-security': 'Whether others can send mail in the name of a domain.',
  'domain-intelligence/all': 'All of the above about one domain, for the price of one.',
  'ip-intelligence/lookup': 'The network an address belongs to, its country, names and open ports.',
  'ip-intelligence/reputation': 'Whether lists of abuse, spam or Tor have an address.',
  'ip-intelligence/all': 'Both of the above about one address, for the price of one.',
  'ip-intelligence/network': 'Who holds a network of addresses, and who announces it.',
  'ip-intelligence/asn': 'Who holds an AS number, and the networks that it announces.',
  'account-intelligence/email': 'Public profile, keys and spam reports of an e-mail address.',
  'account-intelligence/pseudonym': 'Public profiles with a user name.',
  'gaming-intelligence/profile': 'Players with a name on game platforms.',
  'vehicle-intelligence/vin': 'Manufacturer, model year and other facts from the number of a vehicle.',
}

/** Returns the line about an operation, or `undefined` for one that a later version adds. */
export const lineOf = (tool: string, operation: string): string | undefined => lines[`${tool}/${operation}`]
