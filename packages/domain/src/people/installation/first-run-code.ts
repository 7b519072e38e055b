import { commonNumber } from '../../shared/common-form.ts'

/** Crockford's base 32: no letter or digit of it is easily taken for another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Five bits each: 140 in all. */
export const FIRST_RUN_CODE_LENGTH = 28
const GROUP_LENGTH = 4

/** The code that makes the first administrator, in groups, out of as many drawn bytes as it has characters. */
export function firstRunCode(drawn: Uint8Array): string {
  const characters = Array.from(drawn, (byte) => ALPHABET.charAt(byte % ALPHABET.length))
  const groups = characters.join('').match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g')) ?? []
  return groups.join('-')
}

/** A code as it is compared, whatever a person wrote between the groups; null for what cannot be one. */
export function readFirstRunCode(typed: string): string | null {
  const characters = commonNumber(typed)
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  const isOne =
    characters.length === FIRST_RUN_CODE_LENGTH && [...characters].every((one) => ALPHABET.includes(one))
  return isOne ? characters : null
}
