/** Documented spellings of one account, and the source that documents them. */
interface WalletSpellings {
  source: string
  /** The first is the spelling that sources of the chain receive, if the others have no own one. */
  all: readonly [string, string, ...string[]]
}

/** Spellings of one account by chain. Comparisons must not tell them apart. */
export const walletSpellings: readonly WalletSpellings[] = [
  {
    source: 'https://github.com/XRPLF/xrpl.js/blob/main/packages/ripple-address-codec/test/index.test.ts',
    all: [
      'rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf',
      'XVLhHMPHU98es4dbozjVtdWzVrDjtV5fdx1mHp98tDMoQXb', // without a tag
      'XVLhHMPHU98es4dbozjVtdWzVrDjtVqrDUk2vDpkTjPsY73', // tag 16781933
      'TVE26TYGhfLC7tQDno7G8dGtxSkYQnSy8RHqGHoGJ59spi2', // tag 0, test network
      'rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf:16781933',
      'rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf?dt=58',
    ],
  },
  {
    source: 'https://github.com/bitcoincashorg/bitcoincash.org/blob/master/spec/cashaddr.md',
    all: [
      '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu',
      'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
      'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
      'BITCOINCASH:QPM2QSZNHKS23Z7629MMS6S4CWEF74VCWVY22GDX6A',
    ],
  },
  {
    source: 'https://github.com/litecoin-project/litecoin/blob/master/src/key_io.cpp',
    all: [
      '3CWFddi6m4ndiGyKqzYvsFYagqDLPVMTzC',
      'bitcoincash:ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq',
      'MJiPwX84iBe4WnFDwsYGgtnz1XonPhUqhf',
    ],
  },
  {
    source: 'https://github.com/ethereum/ERCs/blob/master/ERCS/erc-1191.md',
    all: [
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
      '0X5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED',
      '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD', // checksum of Rootstock
      'xdc5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
    ],
  },
  {
    source: 'https://docs.injective.network/developers/convert-addresses', // and of the other chains, with their prefix
    all: [
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      'one1t2htvpfl862vnwdqnuekd9p4ulh3h6hdcksx2z',
      'inj1t2htvpfl862vnwdqnuekd9p4ulh3h6hda7frn9',
      'io1t2htvpfl862vnwdqnuekd9p4ulh3h6hdf9mua7',
      'zil1t2htvpfl862vnwdqnuekd9p4ulh3h6hdpshz8z',
      'evmos1t2htvpfl862vnwdqnuekd9p4ulh3h6hd4k0fm4',
    ],
  },
  {
    source: 'https://docs.cosmos.network/main/learn/beginner/accounts#addresses',
    all: [
      'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh',
      'cosmosvaloper1fl48vsnmsdzcv85q5d2q4z5ajdha8yu3s0a64y',
    ],
  },
  {
    source: 'https://build.avax.network/docs/primary-network',
    all: [
      'avax1fl48vsnmsdzcv85q5d2q4z5ajdha8yu3qeyxq2',
      'X-avax1fl48vsnmsdzcv85q5d2q4z5ajdha8yu3qeyxq2',
      'P-avax1fl48vsnmsdzcv85q5d2q4z5ajdha8yu3qeyxq2',
      'C-avax1fl48vsnmsdzcv85q5d2q4z5ajdha8yu3qeyxq2',
    ],
  },
  {
    source: 'https://docs.web3js.org/api/web3-eth-iban/class/Iban',
    all: ['0x00c5496aEe77C1bA1f0854206A26DdA82a81D6D8', 'XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS'],
  },
  {
    source: 'https://github.com/jimpick/filecoin-address-tool#readme',
    all: [
      '0xccA92338Ef9535cB7655CfC347c36dd4E6F3663f',
      'f410fzsusgohpsu24w5svz7bupq3n2ttpgzr7s5jap4i',
      't410fzsusgohpsu24w5svz7bupq3n2ttpgzr7s5jap4i',
    ],
  },
  {
    source: 'https://spec.filecoin.io/appendix/address/',
    all: ['f17uoq6tp427uzv7fztkbsnn64iwotfrristwpryy', 't17uoq6tp427uzv7fztkbsnn64iwotfrristwpryy'],
  },
  {
    source: 'https://developers.tron.network/docs/account',
    all: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', '41a614f803b6fd780986a42c78ec9c7f77e6ded13c'],
  },
  {
    source: 'https://github.com/stellar/stellar-protocol/blob/master/ecosystem/sep-0023.md',
    all: [
      'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
      'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ', // id 0
      'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK', // id 9223372036854775808
    ],
  },
  {
    source: 'https://docs.polkadot.com/polkadot-protocol/basics/accounts',
    all: [
      '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
      '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5', // Polkadot
      'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F', // Kusama
    ],
  },
  {
    source: 'https://docs.ton.org/v3/documentation/smart-contracts/addresses/address-formats',
    all: [
      'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF',
      '0:ca6e321c7cce9ecedf0a8ca2492ec8592494aa5fb5ce0387dff96ef6af982a3e',
      '0:CA6E321C7CCE9ECEDF0A8CA2492EC8592494AA5FB5CE0387DFF96EF6AF982A3E',
      'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff+W72r5gqPrHF',
    ],
  },
  {
    source: 'https://github.com/tonfactory/tonsdk/issues/41',
    all: [
      'EQAvlWFDxGF2lXm67y4yzC17wYKD9A0guwPkMs1gOsM__NOT',
      'kQAvlWFDxGF2lXm67y4yzC17wYKD9A0guwPkMs1gOsM__GgZ', // test networks
    ],
  },
  {
    source: 'https://github.com/bitcoin/bips/blob/master/bip-0173.mediawiki',
    all: ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  },
  {
    source: 'https://zips.z.cash/zip-0320',
    all: ['t1VmmGiyjVNeCjxDZzg7vZmd99WyzVby9yC', 'tex1s2rt77ggv6q989lr49rkgzmh5slsksa9khdgte'],
  },
  {
    source: 'https://github.com/zcash/zcash-test-vectors/blob/master/test-vectors/json/unified_address.json',
    all: [
      't1PQJxyNc5oR827PJ4pFmud51tuCjPvQVUy', // a receiver of the unified address
      'u149eavna6le6hj9ct0ggat9zu86utes626d2360epdnxezqp0r2xrg8p8rvswqe76pqe5wc7hwfa0rz9y5dkwpsyma365z5y2sy'
      + 'guhzud7jhcegx'
      + 'zgklqmwucz56kkw2v54gcqx6wrkf',
    ],
  },
  {
    source: 'https://docs.getmonero.org/public-address/integrated-address/',
    all: [
      '41nALdpp46tGudzEJNvzQ2LXh4tbUdW4YCM7mq55edxBT7t1297vwCMZSnJwGvEKEKbH8hGmhZZAGhdHbp2te6AA2P9E4Wv',
      '4BUqMSeJfNQGudzEJNvzQ2LXh4tbUdW4YCM7mq55edxBT7t1297vwCMZSnJwGvEKEKbH8hGmhZZAGhdHbp2te6AA38ZMi4knaCKLprMPni',
    ],
  },
  {
    source: 'https://github.com/hashgraph/hedera-improvement-proposal/blob/main/HIP/hip-15.md',
    all: ['0.0.1234567890', '0.0.1234567890-zbhlt'],
  },
  {
    source: 'https://docs.iota.org/developer/stardust/addresses',
    all: [
      '0xefdc112efe262b304bcf379b26c31bad029f616ee3ec4aa6345a366e4c9e43a3',
      'iota1qrhacyfwlcnzkvzteumekfkrrwks98mpdm37cj4xx3drvmjvnep6xqgyzyx',
    ],
  },
  {
    source: 'https://lib.rs/crates/starknet_address_checker',
    all: [
      '0x006a06ca686c6193a3420333405fe6bfb065197d670c645bdc0722a36d88982f',
      '0x6a06ca686c6193a3420333405fe6bfb065197d670c645bdc0722a36d88982f',
      '0X006A06CA686C6193A3420333405FE6BFB065197D670C645BDC0722A36D88982F',
    ],
  },
  {
    source: 'https://github.com/stacksgov/sips/blob/main/sips/sip-005/sip-005-blocks-and-transactions.md',
    all: ['SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7', 'sp2j6zy48gv1ez5v2v5rb9mp66sw86pykknrv9ej7'],
  },
]
