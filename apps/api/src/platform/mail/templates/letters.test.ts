import { describe, expect, it } from 'vitest'
import {
  activationLetter,
  invitationLetter,
  passwordChangedLetter,
  passwordResetLetter,
} from './account-letters.ts'
import { noticeLetter } from './notice-letter.ts'

const maria = { email: 'maria@example.org', name: 'Μαρία <b>Ανδρεάδου</b>' }
const url = 'https://theses.example.org/password/reset?token=a&b="c"'

describe.each([
  ['activation', activationLetter(maria, { code: '042137', url })],
  ['a new password', passwordResetLetter(maria, { url, username: 'maria' })],
  ['a changed password', passwordChangedLetter(maria)],
  ['an invitation', invitationLetter(maria, { url, username: 'maria' })],
  ['anything else', noticeLetter(maria, { subject: 'Νέα\r\nBcc: x@y.z', paragraphs: ['Κείμενο.'] })],
])('the letter of %s', (_what, letter) => {
  it('addresses the person by name, in both forms', () => {
    expect(letter.to).toBe('maria@example.org')
    expect(letter.text.startsWith('Μαρία <b>Ανδρεάδου</b>,\n')).toBe(true)
    expect(letter.html).toContain('Μαρία &lt;b&gt;Ανδρεάδου&lt;/b&gt;,')
  })

  it('is Greek HTML in which nothing that people wrote is markup', () => {
    expect(letter.html).toContain('<html lang="el">')
    expect(letter.html).not.toContain('<b>')
  })

  it('has a subject of one line', () => {
    expect(letter.subject).not.toMatch(/[\r\n]/)
  })
})

describe('a code', () => {
  it('stands alone on its line, to be found and copied', () => {
    expect(activationLetter(maria, { code: '042137', url }).text).toMatch(/^042137$/m)
  })
})

describe('a link', () => {
  it('stands whole in the text and escaped in the HTML', () => {
    const { text, html } = passwordResetLetter(maria, { url, username: 'maria' })
    expect(text).toContain(`\n${url}\n`)
    expect(html).toContain('href="https://theses.example.org/password/reset?token=a&amp;b=&quot;c&quot;"')
  })
})
