import { expect } from 'chai'
import { identifyWallet } from '../../src/facts/wallet.ts'

interface Vectors {
  source: string
  chain: string
  valid: readonly string[]
  /** Texts that are no address of any chain. */
  invalid?: readonly string[]
}

/** Test vectors that the authors of the formats publish. */
const vectors: Readonly<Record<string, Vectors>> = {
  'BIP-350': {
    source: 'https://github.com/bitcoin/bips/blob/master/bip-0350.mediawiki#test-vectors',
    chain: 'bitcoin',
    valid: [
      'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
      'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
      'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
      'BC1SW50QGDZ25J',
      'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
      'tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy',
      'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    ],
    invalid: [
      'tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
      'tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf',
      'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
      'tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47',
      'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4',
      'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R',
      'bc1pw5dgrnzv',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
      'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P',
      'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf',
      'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j',
      'bc1gmk9yu',
    ],
  },
  'BIP-173': {
    source: 'https://github.com/bitcoin/bips/blob/master/bip-0173.mediawiki#test-vectors',
    chain: 'bitcoin',
    valid: [],
    invalid: [
      'tc1qw508d6qejxtdg4y5r3zarvary0c5xw7kg3g4ty',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
      'BC13W508D6QEJXTDG4Y5R3ZARVARY0C5XW7KN40WF2',
      'bc1rw5uspcuh',
      'bc10w508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kw5rljs90',
      'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sL5k7',
      'bc1zw508d6qejxtdg4y5r3zarvaryvqyzf3du',
      'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3pjxtptv',
      // valid by BIP-173 alone, which BIP-350 replaced for these versions
      'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7k7grplx',
      'BC1SW50QA3JX3S',
    ],
  },
  'EIP-1191, main network of Rootstock': {
    source: 'https://github.com/ethereum/ERCs/blob/master/ERCS/erc-1191.md#test-cases',
    chain: 'rootstock',
    valid: [
      '0x27b1FdB04752BBc536007A920D24ACB045561c26',
      '0x42712D45473476B98452f434E72461577d686318',
      '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD',
      '0x6549F4939460DE12611948B3F82B88C3C8975323',
      '0x66F9664f97f2B50F62d13EA064982F936de76657',
      '0xDBF03B407c01E7CD3cBea99509D93F8Dddc8C6FB',
      '0xFb6916095cA1Df60bb79ce92cE3EA74c37c5d359',
    ],
    invalid: ['0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAed'],
  },
  'EIP-1191, test network of Rootstock': {
    source: 'https://github.com/ethereum/ERCs/blob/master/ERCS/erc-1191.md#test-cases',
    chain: 'rootstock',
    valid: [
      '0x27B1FdB04752BbC536007a920D24acB045561C26',
      '0x42712D45473476B98452F434E72461577D686318',
      '0x5aAeb6053F3e94c9b9A09F33669435E7EF1BEaEd',
      '0xd1220a0CF47c7B9Be7A2E6Ba89f429762E7b9adB',
      '0xDE709F2102306220921060314715629080e2Fb77',
    ],
  },
  'EIP-55': {
    source: 'https://eips.ethereum.org/EIPS/eip-55',
    chain: 'ethereum',
    valid: [
      '0x52908400098527886E0F7030069857D2E4169EE7',
      '0xde709f2102306220921060314715629080e2fb77',
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
      '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
      '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    ],
    invalid: ['0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9adb'],
  },
  'CashAddr': {
    source: 'https://github.com/bitcoincashorg/bitcoincash.org/blob/master/spec/cashaddr.md#test-vectors',
    chain: 'bitcoin-cash',
    valid: [
      'bitcoincash:qr95sy3j9xwd2ap32xkykttr4cvcu7as4y0qverfuy',
      'bitcoincash:qqq3728yw0y47sqn6l2na30mcw6zm78dzqre909m2r',
      'bitcoincash:pr95sy3j9xwd2ap32xkykttr4cvcu7as4yc93ky28e',
      'bitcoincash:pqq3728yw0y47sqn6l2na30mcw6zm78dzq5ucqzc37',
      'bchtest:pr6m7j9njldwwzlg9v7v53unlr4jkmx6eyvwc0uz5t',
      'bchtest:pvch8mmxy0rtfrlarg7ucrxxfzds5pamg73h7370aa87d80gyhqxq7fqng6m6', // P2SH with 32 bytes
    ],
    invalid: [ // sizes and types that the chain does not use
      'bitcoincash:qpzry9x8gf2tvdw0s3jn54khce6mua7lcw20ayyn',
      'bitcoincash:q9adhakpwzztepkpwp5z0dq62m6u5v5xtyj7j3h2ws4mr9g0',
      'bchtest:pgagf7w02x4wnz3mkwnchut2vxphjzccwxgjvvjmlsxqwkcvs7md7wt',
      'bitcoincash:qvch8mmxy0rtfrlarg7ucrxxfzds5pamg73h7370aa87d80gyhqxq5nlegake',
      'pref:pr6m7j9njldwwzlg9v7v53unlr4jkmx6ey65nvtks5',
      'bitcoincash:Qr95sy3j9xwd2ap32xkykttr4cvcu7as4y0qverfuy',
    ],
  },
  'XLS-5': {
    source: 'https://github.com/XRPLF/xrpl.js/blob/main/packages/ripple-address-codec/test/index.test.ts',
    chain: 'xrp',
    valid: [
      'X7AcgcsBL6XDcUb289X4mJ8djcdyKaLFuhLRuNXPrDeJd9A',
      'XV5sbjUmgPpvXv4ixFWZ5ptAYZ6PD2m4Er6SnvjVLpMWPjR',
      'TVd2rqMkYL2AyS97NdELcpeiprNBjwVUDvp3vhpXbNhLwJi',
      'XVLhHMPHU98es4dbozjVtdWzVrDjtV18pX8yuPT7y4xaEHi',
      'rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf:4294967295',
    ],
    invalid: [
      'XVLhHMPHU98es4dbozjVtdWzVrDjtV5fdx1mHp98tDMoQXa',
      'dGzKGt8CVpWoa8aWL1k18tAdy9Won3PxynvbbpkAqp3V47g',
      'XVLhHMPHU98es4dbozjVtdWzVrDjtV18pX8zeUygYrCgrPh', // a tag of 64 bits
      'rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf:4294967296',
      'rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf:01',
      'X7AcgcsBL6XDcUb289X4mJ8djcdyKaLFuhLRuNXPrDeJd9A:1',
    ],
  },
  'SEP-23': {
    source: 'https://github.com/stellar/stellar-protocol/blob/master/ecosystem/sep-0023.md#tests',
    chain: 'stellar',
    valid: [
      'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
      'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ',
      'CA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUWDA',
      'LA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUPJN',
      'BAAD6DBUX6J22DMZOHIEZTEQ64CVCHEDRKWZONFEUL5Q26QD7R76RGR4TU',
    ],
    invalid: [
      'GAAAAAAAACGC6',
      'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUR',
      'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZA',
      'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUACUSI',
      'G47QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVP2I',
      'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLKA',
      'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAAV75I',
      'M47QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ',
      'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUK===',
      'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUO',
      'BAAD6DBUX6J22DMZOHIEZTEQ64CVCHEDRKWZONFEUL5Q26QD7R76RGR4TV',
      'BAAT6DBUX6J22DMZOHIEZTEQ64CVCHEDRKWZONFEUL5Q26QD7R76RGXACA',
    ],
  },
  'HIP-15': {
    source: 'https://github.com/hashgraph/hedera-improvement-proposal/blob/main/HIP/hip-15.md',
    chain: 'hedera',
    valid: ['0.0.1-dfkxr', '0.0.4-cjcuq', '0.0.5-ktach', '0.0.6-tcxjy', '0.0.12-uuuup', '0.0.123-vfmkw', '0.0.123'],
    invalid: [
      '0.0.123-abcde', '0.00.123', '0.0.0123-vfmkw', '0.0.123-VFMKW', '0.0.123-vFmKw', '0.0.123#vfmkw', '0.0.123vfmkw',
      '0.0.123 - vfmkw', '0.123', '0.0.123.', '0.0.123-vf', '0.0.123-vfm-kw', '0.0.123-vfmkwxxxx',
    ],
  },
  'ZIP-316 and ZIP-320': {
    source: 'https://github.com/zcash/zcash-test-vectors/blob/master/test-vectors/json/unified_address.json',
    chain: 'zcash',
    valid: [
      'tex1s2rt77ggv6q989lr49rkgzmh5slsksa9khdgte',
      'u1yy6w8n3jmjsgj9wvcenr8r5p6h38vyclhmq0wg9kzpxlu46z8v64k5gszr8yfwz4jvrylvvg3g633z02luk85nmsck6d2sex3n'
      + '5d7kn68hzz5tv'
      + '4udt9p6sy7pgleeulvglvx2627dff57q9fep5wgdx8m0esx28m0zvuxpmwyazt3jun2rpqw8nu6j2fceqghk55ced6'
      + '6js6k6jxn8y2xtue8f3paq'
      + 'jrk8q6nptnn',
      'u1k9kavjcgta8y9t9lv3grvry5fqs6avhe9panu4jlg5j5mkkn4wj844mau24n4hx79yst6glun3wa095upapkqhgyrq9kfd7jr7'
      + 'q9dgpafhwvgl8'
      + 'ujxrlprl5zahl69cprsets6h2t98',
      'u1p5rt2l48lpmyyeypnffal288jgf2tz50fzn23jdp68vcujvwn0uz5u0evcp35jfmfvrl26az7suqqfm0skn9mmz9un86gqkq9v'
      + 'a32v4s',
    ],
    invalid: [
      'tex1s2rt77ggv6q989lr49rkgzmh5slsksa9khdgtf',
      'u1p5rt2l48lpmyyeypnffal288jgf2tz50fzn23jdp68vcujvwn0uz5u0evcp35jfmfvrl26az7suqqfm0skn9mmz9un86gqkq9v'
      + 'a32v4t',
    ],
  },
  'MWEB': {
    source: 'https://github.com/litecoin-project/litecoin/blob/master/src/wallet/test/scriptpubkeyman_tests.cpp',
    chain: 'litecoin',
    valid: [
      'ltcmweb1qq20e2arnhvxw97katjkmsd35agw3capxjkrkh7dk8d30rczm8ypxuq329nwh2twmchhqn3jqh7ua4ps539f6aazh79j'
      + 'y76urqht4qa59ts'
      + '3at6gf',
    ],
  },
}

describe('the test vectors of', () => {
  for (const [name, { source, chain, valid, invalid = [] }] of Object.entries(vectors)) {
    it(`${name} are addresses of ${chain}, or refused: ${source}`, () => {
      const wrong = valid.filter(address => {
        const wallet = identifyWallet(address)
        return 'fault' in wallet || !wallet.chains.some(one => one === chain)
      })

      expect(wrong).to.deep.equal([])
      expect(invalid.filter(address => !('fault' in identifyWallet(address)))).to.deep.equal([])
    })
  }
})

describe('identifyWallet', () => {
  it('says that the prefix is unknown if only the checksum is right', () => {
    for (const address of [
      'abcdef1qpzry9x8gf2tvdw0s3jn54khce6mua7lmqqqxw', // BIP-173
      'split1checkupstagehandshakeupstreamerranterredcaperredlc445v', // BIP-350
    ]) expect(identifyWallet(address), address).to.eql({ fault: 'chain' })
  })

  it('refuses impossible addresses with a right checksum', () => {
    for (const address of [
      'f410f77777777777777777777777777777777777777777777777777', // no checksum
      '46',
      '0.0.0',
    ]) expect(identifyWallet(address), address).to.have.property('fault')
  })
})
