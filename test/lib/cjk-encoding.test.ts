import { expect } from 'chai'
import { cjkEncodingsOf } from '../../src/lib/rows/cjk-encoding.ts'
import { encodeIn } from '../support/cjk.ts'

const linesIn = (encoding: string, names: string) =>
  encodeIn(encoding, names).split(' ').map((name, at) => `user${at},${name}`)

describe('the encodings that lines may have', () => {
  const japanese = '佐藤さくら すずき タカハシ 田中美咲 山本健太 中村優 小林陽菜 加藤大輔'
  const found: ReadonlyArray<readonly [encoding: string, names: string, all: readonly string[]]> = [
    ['gb18030', '张伟 王芳 李娜 刘洋 陈静 杨光 赵磊 徐丽', ['gb18030']],
    ['big5', '陳怡君 林志明 黃淑芬 張家豪 李雅婷 王建宏 吳佩珊 蔡宗翰', ['big5']],
    ['shift_jis', japanese, ['shift_jis']],
    ['euc-kr', '김민수 이영희 박지훈 최수진 정대현 강은주 조현우 윤서연', ['gb18030', 'euc-jp', 'euc-kr']],
  ]
  for (const [encoding, names, all] of found) {
    it(`are all in which the bytes are common characters: ${encoding}`, () => {
      expect(cjkEncodingsOf(linesIn(encoding, names))).to.deep.equal(all)
    })
  }

  it('are left out for letters of one byte, and for a few bytes', () => {
    const byteOf = (letter: string, upper: number, lower: number) =>
      letter.charCodeAt(0) - (letter < 'а' ? 0x410 - upper : 0x430 - lower)
    const cyrillic = (upper: number, lower: number) => ['Иван', 'Анна', 'Олег', 'Юлия', 'Надежда'].map(name =>
      [...name].map(letter => String.fromCharCode(byteOf(letter, upper, lower))).join(''))

    expect(cjkEncodingsOf(cyrillic(0xc0, 0xe0))).to.deep.equal([])
    expect(cjkEncodingsOf(cyrillic(0xe0, 0xc0))).to.deep.equal([])
    const western = ['josé', 'Müller', 'straße', 'crème brûlée', 'Ångström', 'señor', 'façade', 'école', 'naïve']
    expect(cjkEncodingsOf(western)).to.deep.equal([])
    expect(cjkEncodingsOf(linesIn('gb18030', '张伟 王芳'))).to.deep.equal([])
  })
})
