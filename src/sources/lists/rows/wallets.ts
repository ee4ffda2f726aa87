import type { ListSource } from '../../kit/list-source.ts'
import { creativeCommons } from '../../kit/terms.ts'
import { badWallets, onGitHub } from './kinds.ts'

/** Wallets of thefts, extortion and fraud. */
export const walletLists: readonly ListSource[] = [
  {
    ...badWallets,
    slug: 'ransomwhere',
    name: 'Ransomwhere',
    homepage: 'https://ransomwhe.re/',
    url: 'https://api.ransomwhe.re/export',
    format: {
      as: 'json',
      items: 'result[]',
      value: ['address'],
      notes: [['Family', 'family'], ['Chain', 'blockchain'], ['Received (USD)', 'balanceUSD'], ['Added', 'createdAt']],
    },
    everyHours: 24,
    meaning: 'Victims of ransomware paid to this address',
    maxMebibytes: 64,
    sample: {
      head: '{"result":[',
      entry: '{"address":"{value}","balance":1000000,"blockchain":"bitcoin","createdAt":"2021-07-07T00:00:00.000Z",'
        + '"updatedAt":"2021-07-07T00:00:00.000Z","family":"Example","balanceUSD":400.5,"transactions":[]}',
      tail: ']}',
    },
  },
  {
    ...badWallets,
    ...onGitHub('scamsniffer/scam-database/main/blacklist/address.json'),
    slug: 'scam-sniffer-wallets',
    name: 'ScamSniffer wallets',
    format: { as: 'json', items: '[]', value: [''] },
    everyHours: 24,
    meaning: 'ScamSniffer saw the address receive stolen funds; the public list is seven days behind',
    sample: { head: '["0x0000db5c8b030ae20308ac975898e09741e70000",', entry: '"{value}"', tail: ']' },
  },
  {
    ...badWallets,
    ...onGitHub('opensanctions/opensanctions/main/datasets/il/mod_crypto/seizures.csv'),
    slug: 'nbctf-seizures',
    mustBeWhole: true,
    tags: ['sanctions', 'il'],
    name: 'Israel NBCTF seizures',
    homepage: 'https://nbctf.mod.gov.il/',
    format: {
      as: 'table',
      delimiter: ',',
      value: 'wallet_address',
      notes: [
        ['Order', 'order_id'], ['Since', 'start_date'], ['Until', 'end_date'], ['Platform', 'platform'],
        ['Currency', 'currency'], ['Document', 'order_url'],
      ],
    },
    everyHours: 24,
    others: [
      { kind: 'number of an account at an exchange', pattern: '\\d{5,20}' },
      { kind: 'account of Lisk before 2021', pattern: '\\d{1,20}L' },
      { kind: 'address of Siacoin', pattern: '[\\da-f]{76}' },
      { kind: 'address of Komodo or Stratis', pattern: '[RS][1-9A-HJ-NP-Za-km-z]{33}' },
      { kind: 'address of BNB Beacon Chain, which ended in 2024', pattern: 'bnb1[\\da-z]{38}' },
      { kind: 'name of an account at IOST', pattern: '[a-z][\\da-z_]{4,10}', note: ['Currency', 'IOST'] },
      { kind: 'no number', pattern: '-' },
      // two addresses of order 44/21 of 2021, mistyped there: their checksums are wrong, so they cannot be anybody's
      { kind: 'mistyped address', pattern: '3HQJ9ta7TmYNRjkby3nbMGdHzNCCiXs3Ui|18yzhmcgHtRVoEX3doCrqhis6fFU1dHFUE' },
    ],
    meaning: 'Israel ordered the seizure of this wallet for financing terror; the copy is kept by OpenSanctions',
    terms: creativeCommons('by-nc'),
    found: 'TWB9xgNG9nmJuwW4etsQEb9RRnrnVnoNnJ',
    sample: {
      head: 'schema,order_id,start_date,end_date,last_updated,name,alias,id_no,id_country,residency_no,'
        + 'residency_country,passport_no,passport_country,dob,email,phone,wallet_address,account_id,platform,currency,'
        + 'order_url,forfeiture_order_url,annex_url\n',
      entry: 'Wallet,ASO 18/26,2026-07-01,2028-07-01,2026-07-01,,,,,,,,,,,,{value},,,,'
        + 'https://nbctf.mod.gov.il/order.pdf,,',
    },
  },
]
