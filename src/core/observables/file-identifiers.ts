import { orName, type Detector } from './detector.ts'

/**
 * Digests of files, keys and connections: ssdeep (https://ssdeep-project.github.io/ssdeep/), TLSH
 * (https://github.com/trendmicro/tlsh), JARM (https://github.com/salesforce/jarm), JA4
 * (https://github.com/FoxIO-LLC/ja4), Subresource Integrity (https://www.w3.org/TR/sri-2/), OpenSSH (`SHA256:…`), and
 * fingerprints of keys and certificates with colons or spaces.
 */
const digests = [
  /^\d{1,9}:[A-Za-z\d+/]{3,64}:[A-Za-z\d+/]{3,64}$/,
  /^T1[\dA-F]{70}$/i,
  /^[\da-f]{62}$/,
  /^[tqd][\d]{2}[di]\d{4}[\da-z]{2}_[\da-f]{12}_[\da-f]{12}$/,
  /^sha(?:256|384|512)-[A-Za-z\d+/]{43,88}={0,2}$/,
  /^SHA256:[A-Za-z\d+/]{43}=?$/,
  /^(?:(?:MD5|SHA1|SHA256):)?[\da-f]{2}(?::[\da-f]{2}){15,31}$/i,
  /^(?:md5|sha-?(?:1|224|256|384|512))(?: ?[:=] ?| )[\da-f]{32,128}$/i,
  /^(?:[\da-f]{4} {1,2}){9}[\da-f]{4}$/i, // fingerprint of OpenPGP
]

export const digest: Detector = text => digests.some(pattern => pattern.test(text))
  ? orName('This looks like a hash or a fingerprint, which cannot be searched. Search for the address, the name or ' +
    'the host that it belongs to')
  : undefined

/** https://cwe.mitre.org, https://capec.mitre.org, https://attack.mitre.org, https://euvd.enisa.europa.eu */
export const weakness: Detector = text =>
  /^(?:CWE-\d{1,5}|CAPEC-\d{1,4}|TA?\d{4}\.\d{3}|EUVD-\d{4}-\d{3,}|MS\d\d-\d{3}|cpe:(?:2\.3:|\/)[aoh]:.+)$/i.test(text)
    ? orName('This looks like a weakness, a product or a technique of a catalogue, which cannot be searched. Search ' +
      'for the IP address or the domain of a host')
    : undefined

/** https://docs.ipfs.tech/concepts/content-addressing/, https://www.bittorrent.org/beps/bep_0009.html */
export const sharedFile: Detector = text =>
  /^(?:magnet:\?|ed2k:\/\/|ip[fn]s:\/\/|Qm[1-9A-HJ-NP-Za-km-z]{44}$|(?:b[a-z2-7]{58,}|k51[a-z\d]{59})$)/.test(text)
    ? orName('This looks like the address of a shared file, which cannot be searched. Search for the name of its ' +
      'publisher')
    : undefined

/** https://github.com/lightning/bolts/blob/master/11-payment-encoding.md, https://github.com/lnurl/luds */
export const invoice: Detector = text =>
  /^(?:lightning:)?(?:ln(?:bc|tb|tbs|bcrt)\d*[munp]?1|lnurl1|lno1)[a-z\d]{30,}/i.test(text)
    ? orName('This looks like an invoice or an offer of the Lightning network, which cannot be searched. Search for ' +
      'the wallet or the Lightning address (name@example.com) of the payee')
    : undefined

/** Ids that sites share if the same person measures or advertises on them. */
export const trackingId: Detector = text =>
  /^(?:UA-\d{4,10}-\d{1,4}|G-(?=.*\d)[A-Z\d]{10}|GTM-[A-Z\d]{5,8}|AW-\d{9,11}|(?:ca-)?pub-\d{16})$/.test(text)
    ? orName('This looks like an id that a site measures or advertises with, which cannot be searched. Search for ' +
      'the domain of the site')
    : undefined

/** Paths of files and registry keys, and blocks of keys. */
export const filePath: Detector = text =>
  /^(?:[a-z]:\\|\\\\[\w.$-]+\\|%\w+%\\|~\/|HK(?:LM|CU|CR|U|CC|EY_[A-Z_]+)\\)/i.test(text)
    || /^\/(?:bin|boot|dev|etc|home|lib|media|mnt|opt|proc|root|run|sbin|srv|sys|tmp|usr|var|Users)\//.test(text)
    ? orName('This looks like the path of a file or of a registry key, which cannot be searched. Search for a user ' +
      'name in it')
    : undefined
