/** Names of fields that say too little in words. */
const known: Readonly<Record<string, string>> = {
  a: 'IPv4 addresses (A)',
  aaaa: 'IPv6 addresses (AAAA)',
  mx: 'Mail servers (MX)',
  null_mx: 'Takes no mail (null MX)',
  ns: 'Name servers (NS)',
  txt: 'Texts (TXT)',
  caa: 'May issue certificates (CAA)',
  soa: 'Start of authority (SOA)',
  dns: 'DNS records',
  rdap: 'Registration',
  dnssec: 'Signed (DNSSEC)',
  spf: 'Allowed senders (SPF)',
  dkim: 'Signing keys (DKIM)',
  dmarc: 'Rules for forged mail (DMARC)',
  mta_sts: 'Encrypted delivery (MTA-STS)',
  tls_rpt: 'Reports about encryption (TLS-RPT)',
  bimi: 'Logo in mail (BIMI)',
  p: 'Policy',
  sp: 'Policy for subdomains',
  np: 'Policy for missing subdomains',
  pct: 'Share of the mail, in percent',
  adkim: 'Alignment of DKIM',
  aspf: 'Alignment of SPF',
  fo: 'Reports of failures',
  rua: 'Summary reports to',
  ruf: 'Failure reports to',
  asn: 'Network number (ASN)',
  asns: 'Network numbers (ASN)',
  cidr: 'Address range',
  ip: 'IP address',
  ports: 'Open ports',
  vulns: 'Known vulnerabilities',
  cpes: 'Software (CPE)',
  rfc: 'Standard (RFC)',
  vin: 'Vehicle identification number (VIN)',
  wmi: 'Manufacturer code (WMI)',
  vds: 'Descriptor section (VDS)',
  vis: 'Identifier section (VIS)',
  engine_hp: 'Engine power, in horsepower',
  displacement_l: 'Displacement, in litres',
  email: 'E-mail address',
  openpgp_keys: 'OpenPGP keys',
  desc: 'Description',
  lastseen: 'Last seen',
  did: 'Identifier (DID)',
  id: 'ID',
  uuid: 'UUID',
  url: 'Link',
  vac_banned: 'Banned for cheating (VAC)',
}

/** Abbreviations and units inside a name. */
const inside: Readonly<Record<string, string>> = {
  cm: 'in cm',
  dns: 'DNS',
  email: 'e-mail',
  html: 'HTML',
  id: 'ID',
  ip: 'IP',
  kg: 'in kg',
  mx: 'MX',
  tls: 'TLS',
  tor: 'Tor',
  url: 'URL',
  vin: 'VIN',
}

/** Writes the name of a field for people: `first_seen` and `firstSeen` become `First seen`. */
export function labelOf(name: string): string {
  const words = known[name.toLowerCase()] ?? name.replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .split(' ').map(word => inside[word] ?? word).join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
