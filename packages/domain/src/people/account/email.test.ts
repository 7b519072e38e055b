import { describe, expect, it } from 'vitest'
import { isValidEmail } from './email.ts'

const label63 = 'd'.repeat(63)
/** `length` characters: a name of 59, three long labels and the rest. */
const addressOf = (length: number) => `${'n'.repeat(59)}@${`${label63}.`.repeat(3)}gr`.padEnd(length, 'r')

describe('an e-mail address', () => {
  it.each([
    'maria@uoa.gr',
    'maria.andreadou@di.uoa.gr',
    'maria+theses@uoa.gr',
    "o'neill@uoa.gr",
    'M_A-1@sub-domain.example.org',
    `${'n'.repeat(64)}@uoa.gr`,
    `maria@${label63}.gr`,
    addressOf(254),
  ])('is %s', (text) => {
    expect(isValidEmail(text)).toBe(true)
  })

  it.each([
    ['nothing', ''],
    ['a name alone', 'maria'],
    ['a domain alone', '@uoa.gr'],
    ['a name with nothing behind', 'maria@'],
    ['a domain without a dot', 'maria@localhost'],
    ['two addresses', 'maria@uoa.gr,eleni@uoa.gr'],
    ['two signs', 'maria@@uoa.gr'],
    ['a space', 'maria a@uoa.gr'],
    ['a space around it', ' maria@uoa.gr'],
    ['a line more', 'maria@uoa.gr\nBcc: eleni@uoa.gr'],
    ['a dot at the end of the name', 'maria.@uoa.gr'],
    ['a dot at the end', 'maria@uoa.gr.'],
    ['two dots', 'maria@uoa..gr'],
    ['a hyphen at the edge of the domain', 'maria@-uoa.gr'],
    ['a name typed with the Greek keyboard', 'μαρια@uoa.gr'],
    ['a domain typed with the Greek keyboard', 'maria@υοα.gr'],
    ['a name for display', 'Maria <maria@uoa.gr>'],
    ['a name of 65 characters', `${'n'.repeat(65)}@uoa.gr`],
    ['a label of 64 characters', `maria@${label63}d.gr`],
    ['an address of 255 characters', addressOf(255)],
  ])('is not %s', (_what, text) => {
    expect(isValidEmail(text)).toBe(false)
  })
})
