import { describe, expect, it } from 'vitest'
import { sealedSecrets, UnknownSealError } from './sealed-secrets.ts'

const OLD = 'the first secret of thirty-two characters'
const NEW = 'the other secret of thirty-two characters'
const MARIA = 'account 7'

describe('a sealed secret', () => {
  const secrets = sealedSecrets([OLD])

  it('is opened for its owner, and looks different each time', () => {
    const [one, other] = [secrets.seal('JBSWY3DP', MARIA), secrets.seal('JBSWY3DP', MARIA)]
    expect([secrets.open(one, MARIA), secrets.open(other, MARIA)]).toEqual(['JBSWY3DP', 'JBSWY3DP'])
    expect(one).not.toBe(other)
    expect(one).not.toContain('JBSWY3DP')
  })

  it('is not opened for another owner, nor when it was changed', () => {
    const sealed = secrets.seal('JBSWY3DP', MARIA)
    const last = sealed.at(-3) === 'A' ? 'B' : 'A'
    expect(() => secrets.open(sealed, 'account 8')).toThrow()
    expect(() => secrets.open(`${sealed.slice(0, -3)}${last}${sealed.slice(-2)}`, MARIA)).toThrow()
  })

  it('is opened after the key was changed, as long as the old one is known', () => {
    const sealed = secrets.seal('JBSWY3DP', MARIA)
    const [overlapping, changed] = [sealedSecrets([NEW, OLD]), sealedSecrets([NEW])]
    expect(overlapping.open(sealed, MARIA)).toBe('JBSWY3DP')
    expect([secrets, overlapping, changed].map((one) => one.isKnown(sealed))).toEqual([true, true, false])
    expect([secrets, overlapping].map((one) => one.isCurrent(sealed))).toEqual([true, false])
    expect(() => sealedSecrets([NEW]).open(sealed, MARIA)).toThrow(UnknownSealError)
  })
})
