import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Creates a key and a certificate for these names, such as `DNS:a.example.com`. */
export function createCertificate(names: string): { cert: string, key: string } {
  const folder = mkdtempSync(join(tmpdir(), 'tracewell-tls-'))
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes',
    '-days', '2', '-subj', '/CN=test', '-addext', `subjectAltName=${names}`, '-keyout', key,
    '-out', cert], { stdio: 'ignore' })
  const files = { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') }
  rmSync(folder, { recursive: true })
  return files
}
