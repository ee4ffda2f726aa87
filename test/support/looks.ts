const wallet = '0xb6760faa0298b6AA89672fD84B6C3FB3c5477be1'
const digits = '0a1b'.repeat(16)

/** Values without a type that are refused, by kind, and what the refusal says in the terminal. */
export const looks: ReadonlyArray<readonly [what: string, sentence: RegExp, values: readonly string[]]> = [
  ['a wallet with a wrong checksum', /wrong checksum.*--type pseudonym$/, [
    wallet.replace('be1', 'bE1'), '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLz',
    'bc1q3e53lyntf3zsa4h88sg8st3rr3k8vdgvvv262x', 'LdP8Qox1VAhCzLJNqrr74YovaWYyNBUWvM',
  ]],
  ['a wallet with a character too few, too many or of another alphabet', /wrong checksum/, [
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNL', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNaa', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfN0',
    'bc1q3e53lyntf3zsa4h88sg8st3rr3k8vdgvvv26b', 'BC1Q3E53LYNTF3ZSA4H88SG8ST3RR3K8VDGVVV26',
  ]],
  ['an Ethereum address of another length', /has (39|66) digits/, [wallet.slice(0, -1), `0x${'a'.repeat(66)}`]],
  ['a URL', /^This is a URL\. .*: npm run -s search -- github\.com$/, ['https://github.com/torvalds/linux',
    'HTTP://GitHub.com:80?x']],
  ['the page of an account', /^This address is the page .*: npm run -s search -- (torvalds|@sam@social\.example)$/, [
    'https://github.com/torvalds', 'github.com/torvalds', 'https://x.com/torvalds?s=20', 'https://t.me/torvalds',
    'https://www.youtube.com/@torvalds', 'https://www.linkedin.com/in/torvalds/', 'https://social.example/@sam',
  ]],
  ['the page of a wallet', /^This address names a wallet\. .*: npm run -s search -- 0x5aAe\w{36}$/, [
    'https://explorer.example/address/0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  ]],
  ['a URL without a public host', /^This is a URL\. .* name in it$/, ['https://', 'http://localhost/x',
    "foo://$(id)';x"]],
  ['a host with a path or a port', /^This is a host .*: npm run -s search -- (github\.com|192\.0\.2\.1)$/, [
    'github.com/torvalds/linux',
    'github.com:443',
    '192.0.2.1:80',
  ]],
  ['a network', /^This is a network\. The direct tool .*: npm run -s search -- (8\.8\.8\.0|2606:4700::)/, [
    '8.8.8.0/24', '2606:4700::/32', '8.8.8.0-8.8.8.255', '8.8.8.0 - 8.8.8.7', '8.8.8.0/255.255.255.0', '8.8.8.*',
  ]],
  ['a range of addresses', /^This is a network\. .*: npm run -s search -- 8\.8\.8\.0$/, [
    '8.8.8.0-8.8.8.9', '8.8.8.0 - 9', '8.8.8.0/7',
  ]],
  ['a private network', /^This is a network, and its addresses are not public$/, ['10.0.0.0/8', 'fd00::/8', '192.168.1.*']],
  ['an IP address', /0 to 255/, ['192.0.2.256', '1.2.3.1000']],
  ['an IP address in an odd form', /^This is an IP address with zeros.*: npm run -s search -- 8\.8\.8\.8$/, [
    '008.008.008.008', '0x8.0x8.8.8', '8.8.8.08',
  ]],
  ['an IP address in a form with two readings', /decimal or as octal\..*: npm run -s search -- 10\.8\.8\.8 8\.8\.8\.8$/, [
    '010.8.8.8',
  ]],
  ['an IP address with a zone', /zone.*: npm run -s search -- 2606:4700::1111$/, ['2606:4700::1111%eth0']],
  ['a user at a host', /^This is a user at a host\. .*: npm run -s search -- (8\.8\.8\.8|example\.com)$/, [
    'root@8.8.8.8', 'root@8.8.8.8:22', 'sam@example.com:8080', 'git@example.com:sam/repo.git',
  ]],
  ['an e-mail address with a password', /may be a password\. .*: npm run -s search -- sam@example\.com$/, [
    'sam@example.com:hunter2', 'sam@example.com:12345678', 'sam@example.com hunter2', 'sam@example.com,hunter2',
    'sam@example.com;hunter2', 'sam@example.com | hunter2',
  ]],
  ['an e-mail address with a word', /with a word in front.*: npm run -s search -- sam@example\.com$/, [
    'mail:sam@example.com', 'email:sam@example.com', 'E-Mail:sam@example.com',
  ]],
  ['an e-mail address', /e-mail address.*--type pseudonym$/, ['a..b@example.com', 'sam@example..com',
      '@@sam@example.com', 'Sam <sam@home>', 'a@b', 'sam@home', 'sam@', 'sam@@']],
  ['an e-mail address with a correction',
    /--type pseudonym\. Correct it if it is mistyped: npm run -s search -- name@(gmail\.com|x\.org)$/, [
    'name@gmail,com',
    'name@@x.org',
  ]],
  ['several e-mail addresses',
    /^These are several .*\. Search for each of them: npm run -s search -- sam@x\.org kim@x\.org$/, [
      'sam@x.org, kim@x.org', 'Sam <sam@x.org>; "Doe, Kim" <kim@x.org>', 'mailto:sam@x.org,kim@x.org?cc=a@x.org',
    ]],
  ['a phone number', /phone number, which cannot be searched.*--type pseudonym$/, [
    '+33 6 12 34 56 78',
    '+1 (555) 123-4567',
    '+15551234567',
    '0612345678',
    '06.12.34.56.78',
    '(020) 7946 0958',
    '555-1234',
    '5551234567',
  ]],
  ['an AS number', /^This looks like an AS number, .*looks it up\. If.*--type pseudonym/, [
    'AS3333', 'as3333', 'ASN3333', 'AS 3333', 'AS1', 'ASN: 3333', 'AS2.10', 'AS112',
  ]],
  ['an AS number that is too great', /^This looks like an AS number, but it is greater/, ['AS4294967296', 'AS70000.1']],
  ['an AS number of no public network', /^This looks like an AS number that .*\((RFC \d+)\)\. If/, [
    'AS64496', 'AS64512', 'AS0', 'AS4294967295', 'AS1.10',
  ]],
  ['a vulnerability', /^This looks like a vulnerability, .*host.*--type pseudonym$/, [
    'CVE-2021-23017', 'cve-2014-0160', 'GHSA-jfh8-c2jp-5v3q',
  ]],
  ['a hash', /^This looks like a hash, .*was hashed\. If.*--type pseudonym$/, [
    'd41d8cd98f00b204e9800998ecf8427e', 'D41D8CD98F00B204E9800998ECF8427E', '0a'.repeat(64),
    'sha256:0a0a0a0a0a0a0a0a', '$2b$12$abcdefghijklmnopqrstuv',
  ]],
  ['a hash or an Ethereum address without 0x', /was hashed, or write 0x before an Ethereum address/, [
    'da39a3ee5e6b4b0d3255bfef95601890afd80709',
  ]],
  ['a value with signs around or inside it',
    /without them: npm run -s search -- (sam@example\.com|www\.example\.com|192\.0\.2\.1|2001:db8::1|1A1z\w+)$/, [
      'sam[at]example[.]com', 'sam (at) example (dot) com', 'sam at example dot com', 'sam@example{.}com',
      'hxxps://www[.]example[.]com/x', 'hxxp[:]//www.example.com', 'www[dot]example[dot]com', '<www.example.com>',
      '*.www.example.com', '"www.example.com",', '192.0.2[.]1', '192\\.0\\.2\\.1', '[2001:db8::1]:443',
      '[2001:db8::1]',
      'h**p://www.example.com', 'xxxxs://www.example.com/x', 'http:\\\\www.example.com\\x', 'hxxp__www.example.com',
      'http//www.example.com', 'https:// www.example.com', '[http]://www.example.com', '192[.0[.2[.1',
    '192[,]0[,]2[,]1',
      'www.]example.]com', 'www[punkt]example(punto)com', 'www․example․com', '[www].example.com', 'www^.example^.com',
      '[x](https://www.example.com/x)', '[sam](mailto:sam@example.com "x")', '<https://www.example.com/x|x>',
      '<a href="https://www.example.com/x">x</a>', '||www.example.com^', 'www%2Eexample%2Ecom',
      'https%3A%2F%2Fwww.example.com%2Fx', '**www.example.com**', '~~192.0.2.1~~', 
    'sam[et]example.com', 'sam (arroba) example (punto) com',
    ]],
  ['a value with words or commas', /without them: npm run -s search -- (sam@example\.com|www\.example\.com|192\.0\.2\.1)$/, [
    'www-dot-example-dot-com', 'wwwDOTexampleDOTcom', 'www,example,com', '192,0,2,1', 'sam_at_example.com',
    '.www.example.com',
  ]],
  ['a link for a payment', /^This is a link for a payment.* address in it: npm run -s search -- (1A1z\w+|0x5aAe\w+)$/, [
    'bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?amount=1', 'bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    'ethereum:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed@1/transfer?uint256=1',
    'ethereum:pay-0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'eip155:1:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  ]],
  ['an account of NEAR after a word', /--type pseudonym\. Search for the address in it: npm run -s search -- sam\.near$/, [
    'user:sam.near', 'vote:sam.near',
  ]],
  ['a transaction or a hash', /^This can be the id of a transaction or a hash.*or an account/, [
    `txid:${digits}`, `hash:${digits}`, `txn:0x${digits}`, `"${digits}"`, `${digits}.`,
  ]],
  ['the page of a transaction or of a file', /^This is a URL\. .*: npm run -s search -- explorer\.example$/, [
    `https://explorer.example/tx/0x${digits}`, `https://explorer.example/gui/file/${digits}`,
  ]],
  ['a page of a site that is no account', /^This is a URL\. .*: npm run -s search -- (t\.me|facebook\.com)$/, [
    'https://t.me/joinchat', 'https://facebook.com/marketplace',
  ]],
  ['a private key', /^This looks like a key or token, which must not be sent to any source$/, [
    '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ', `S${'A2'.repeat(27)}B`, `nsec1${'q'.repeat(58)}`,
  ]],
  ['an address of another chain', /^This looks like an address or a key of a chain.*--type pseudonym$/, [
    'cosmosvalcons1qurswpc8qurswpc8qurswpc8qurswpc8z5qnqn',
  ]],
  ['an invoice', /^This looks like an invoice or an offer of the Lightning network/, [
    `lnbc20m1${'pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5'}`, `lightning:LNURL1${'DP68GURN8GHJ7UM9WFMXJCM99E3K7MF0'}`,
  ]],
  ['a VIN', /^This looks like a VIN, .* decodes it\. If it is a pseudonym, add --type pseudonym/, [
    '1HGCM82633A004352', 'WVWZZZ1JZXW000001', '1hgcm82633a004352', '1HGCM 82633 A004352',
  ]],
  ['a VIN with letters for digits', /letter O, Q or I .*with the digit\. If/, [
    'WOL0AHM488G123456', 'WOLOAHM488G123456',
  ]],
  ['an IBAN', /^This looks like an IBAN, .*--type pseudonym$/, [
    'DE89370400440532013000', 'GB29 NWBK 6016 1331 9268 19', 'de89370400440532013000',
  ]],
  ['an IBAN with a mistake', /^This looks like an IBAN with a wrong check number/, ['DE89370400440532013001']],
  ['a social security number', /social security number, which must not be sent/, ['123-45-6789']],
  ['an ORCID iD', /^This looks like an ORCID iD, which.* researcher$/, ['0000-0002-1825-0097', '0000-0002-1694-233X']],
  ['an ORCID iD with a mistake', /^This looks like an ORCID iD with a wrong check digit/, ['0000-0002-1825-0098']],
  ['a security', /^This looks like an ISIN, .*--type pseudonym$/, ['US0378331005', 'AU0000XVGZA3']],
  ['a legal entity', /^This looks like an LEI, .*--type pseudonym$/, ['529900T8BM49AURSDO55', '5493001KJTIIGC8Y1R12']],
  ['a VAT number', /^This looks like a VAT number, .*--type pseudonym$/, ['DE136695976', 'FR40303265045', 'IT00743110157']],
  ['a BIC', /^This looks like a BIC, .*--type pseudonym$/, ['DEUTDEFFXXX', 'DEUTDEFF500']],
  ['an IP address as one number', /^This looks like a phone number, .*one: npm run -s search -- 93\.184\.215\.14$/, [
    '1572394766',
  ]],
  ['a private IP address as one number', /^This looks like a phone number, .* which is not public\. If/, ['3232235777']],
  ['a date', /^This looks like a date/, ['2024-01-31', '2024-01-31T10:00:00Z', '31.01.2024', '31/01/2024']],
  ['a publication', /^This looks like the number of a publication/, ['10.1000/182', '978-3-16-148410-0']],
  ['a fingerprint', /^This looks like a hash(?: or a fingerprint)?, which cannot/, [
    '3:AXGBicFlgVNhBGcL6wCrFQEv:AXGHsNhxLsr2C', 't13d1516h2_8daaf6152771_b186095e22b6', `T1${'a0'.repeat(35)}`,
    `SHA256:${'a'.repeat(43)}`, '16:27:ac:a5:76:28:2d:36:63:1b:56:4d:eb:df:a6:48',
    'MD5: d41d8cd98f00b204e9800998ecf8427e', '4B7E 1A2C 3D4E 5F60 7182  93A4 B5C6 D7E8 F901 2A3B',
  ]],
  ['a weakness', /^This looks like a weakness/, ['CWE-79', 'CAPEC-66', 'T1059.001', 'cpe:2.3:a:x:y:1:*:*:*:*:*:*:*']],
  ['a shared file', /^This looks like the address of a shared file/, [
    'magnet:?xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a', `Qm${'a'.repeat(44)}`, `b${'a'.repeat(58)}`,
    `ipfs://b${'a'.repeat(58)}/x`,
  ]],
  ['a tracking id', /measures or advertises/, ['UA-12345678-1', 'G-ABCDEF1234', 'GTM-ABC123', 'pub-1234567890123456']],
  ['a path', /^This looks like the path of a file/, ['C:\\Users\\sam', '\\\\host\\share', '/etc/passwd', 'HKLM\\x']],
  ['an id of Matrix without the @', /^This is an id of Matrix\..*--type pseudonym\. .*: npm run -s search -- sam$/, [
    'sam:ok.com',
  ]],
  ['an id of Matrix', /^This is an id of Matrix\. .*: npm run -s search -- sam$/, ['@sam:matrix.org', '@sam:matrix.org:8448']],
  ['the number of an account', /^This looks like the number of an account, .* Discord with it is of 2016-04-30/, [
    '175928847299117063', '<@175928847299117063>',
  ]],
  ['a name with a number', /^This is a name with a number .*: npm run -s search -- sam$/, ['sam#1234', 'u/sam', '/u/sam/']],
  ['a payment card', /payment card/, ['378282246310005', '3782 822463 10005', '30569309025904',
    '4111 1111 1111 1111', '5500-0055-5555-5559', '4111111111111111']],
  ['a MAC address', /MAC address/, ['00:1A:2b:3c:4d:5e', '00-1a-2b-3c-4d-5e', '001a.2b3c.4d5e']],
  ['a UUID', /UUID.*--type pseudonym$/, ['0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10']],
  ['an id of Steam', /^This is an id of Steam\. .*: npm run -s search -- 7656119\d{10}$/, ['STEAM_0:1:12345', '[U:1:12345]']],
  ['coordinates', /coordinates/, ['48.8584, 2.2945', '-33.8568,151.2153']],
  ['a reserved name', /^This is a reserved name.*--type pseudonym$/, ['localhost', 'LOCALHOST', 'printer.local',
    'db.internal', 'nas.home.arpa', 'x.test', 'x.alt', 'stats.i2p', 'localhost:8080', '10.in-addr.arpa']],
  ['a key', /key or token, which must not be sent to any source$/, [
    `tw_live_${'a'.repeat(38)}`, `ghp_${'a'.repeat(36)}`, 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  ]],
  ['a value with spaces', /^This has spaces.*--type pseudonym$/, [
    'Sam Example',
    'sam\texample',
    'sam\u00a0example',
    '日本 東京',
  ]],
]
