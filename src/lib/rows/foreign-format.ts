interface ForeignFormat {
  name: string
  /** Bytes at the start, as `latin1` text, or at `at`. */
  magic: RegExp
  /** Command that unpacks or converts the file, with `FILE` for its path. */
  command: string
}

/**
 * Formats that are recognised by their first bytes, and that an import does not read.
 * https://www.iana.org/assignments/media-types, https://en.wikipedia.org/wiki/List_of_file_signatures
 */
const formats: readonly ForeignFormat[] = [
  { name: 'a 7z archive', magic: /^7z\xbc\xaf\x27\x1c/, command: '7z x FILE' },
  { name: 'a RAR archive', magic: /^Rar!\x1a\x07/, command: 'unrar x FILE' },
  { name: 'an xz file', magic: /^\xfd7zXZ\0/, command: 'xz --decompress --keep FILE' },
  { name: 'a bzip2 file', magic: /^BZh[1-9]1AY&SY/, command: 'bzip2 --decompress --keep FILE' },
  { name: 'an lz4 file', magic: /^\x04"M\x18/, command: 'lz4 -d FILE' },
  { name: 'an lzip file', magic: /^LZIP\x01/, command: 'lzip --decompress --keep FILE' },
  { name: 'a file of compress', magic: /^\x1f\x9d/, command: 'gzip --decompress --keep FILE' },
  { name: 'a tar archive', magic: /^[^]{257}ustar/, command: 'tar -xf FILE' },
  { name: 'an SQLite database', magic: /^SQLite format 3\0/, command: 'sqlite3 FILE .dump > dump.sql' },
  { name: 'a custom dump of PostgreSQL', magic: /^PGDMP/, command: 'pg_restore -f dump.sql FILE' },
  {
    name: 'a database of Access',
    magic: /^\0\x01\0\0Standard (?:Jet|ACE) DB/,
    command: 'mdb-export FILE TABLE > table.csv',
  },
  {
    name: 'an old file of Excel or Word',
    magic: /^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/,
    command: 'soffice --headless --convert-to csv FILE',
  },
  { name: 'a Parquet file', magic: /^PAR1/, command: `duckdb -c "copy 'FILE' to 'rows.csv'"` },
  { name: 'an Avro file', magic: /^Obj\x01/, command: 'avro-tools tojson FILE > rows.jsonl' },
  { name: 'compressed a second time, with gzip', magic: /^\x1f\x8b\x08/, command: '7z x FILE' },
  { name: 'compressed a second time, with zstd', magic: /^\x28\xb5\x2f\xfd/, command: '7z x FILE' },
  { name: 'a zip archive in another', magic: /^PK\x03\x04/, command: '7z x FILE' },
  { name: 'a PDF document', magic: /^%PDF-/, command: 'pdftotext -layout FILE rows.txt' },
  { name: 'a mailbox of Outlook', magic: /^!BDN/, command: 'readpst FILE' },
]

/**
 * Returns why content with these first bytes is not read, and the command that helps. `undefined`: it may be text. The
 * content is unpacked once: what is packed then too was packed twice.
 */
export function foreignFormatOf(head: Buffer, path: string): string | undefined {
  const text = head.subarray(0, 512).toString('latin1')
  const found = formats.find(({ magic }) => magic.test(text))
  return found && `it is ${found.name}: convert it first with ${found.command.replace('FILE', () => quoted(path))}`
}

const quoted = (path: string): string => /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`
