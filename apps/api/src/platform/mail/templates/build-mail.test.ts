import type { Language } from '@diatrivi/domain/shared/language'
import { describe, expect, it } from 'vitest'
import { written } from '../../../testing/written-mail.ts'
import {
  activationMail,
  emailChangeAskedMail,
  emailChangedMail,
  emailCodeMail,
  invitationMail,
  passwordChangedMail,
  passwordResetMail,
  usernameChangedMail,
} from './account-mails.ts'
import { buildMail } from './build-mail.ts'
import type { Addressee } from './mail-content.ts'
import {
  secondFactorChangedMail,
  secondFactorGuessingMail,
  secondFactorSetUpMail,
  secondFactorTakenOffMail,
} from './second-factor-mails.ts'

const url = 'https://theses.example.org/password/reset?token=a&b="c"'
const maria = (language: Language): Addressee => ({
  email: 'maria@example.org',
  name: 'Μαρία <b>Ανδρεάδου</b>',
  language,
})

const MAILS = {
  activation: (to: Addressee) => activationMail(to, { code: '042137', url }),
  'a new password': (to: Addressee) => passwordResetMail(to, { url, username: 'maria' }),
  'a changed password': (to: Addressee) => passwordChangedMail(to, { url }),
  'the code for a new address': (to: Addressee) => emailCodeMail(to, { code: '042137', url }),
  'a change that was asked for': (to: Addressee) => emailChangeAskedMail(to, { url }),
  'a changed address': (to: Addressee) => emailChangedMail(to, { undoUrl: url }),
  'an address that the administrator changed': (to: Addressee) => emailChangedMail(to, { undoUrl: null }),
  'a changed username': (to: Addressee) => usernameChangedMail(to, { url, username: 'maria' }),
  'a second factor': (to: Addressee) => secondFactorSetUpMail(to, { url }),
  'another second factor': (to: Addressee) => secondFactorChangedMail(to, { change: 'totpSetUp', url }),
  'another passkey': (to: Addressee) => secondFactorChangedMail(to, { change: 'passkeySetUp', url }),
  'no telephone': (to: Addressee) => secondFactorChangedMail(to, { change: 'totpRemoved', url }),
  'one passkey less': (to: Addressee) => secondFactorChangedMail(to, { change: 'passkeyRemoved', url }),
  'no second factor': (to: Addressee) => secondFactorChangedMail(to, { change: 'lastRemoved', url }),
  'new recovery codes': (to: Addressee) => secondFactorChangedMail(to, { change: 'codesRenewed', url }),
  'a lost second factor': (to: Addressee) => secondFactorTakenOffMail(to, { url }),
  'codes that strangers try': (to: Addressee) => secondFactorGuessingMail(to, { url }),
  'an invitation': (to: Addressee) =>
    invitationMail(to, { by: 'password', url, username: 'maria', role: 'student' }),
  'anything else': (to: Addressee) =>
    buildMail('notice', { to, subject: 'Νέα\r\nBcc: x@y.z\u0000', paragraphs: ['<b>'] }),
}
const EACH = Object.entries(MAILS).flatMap(([what, write]) =>
  (['el', 'en'] as const).map((language) => ({ what, language, mail: written(write(maria(language))) })),
)

describe.each(EACH)('the mail of $what in $language', ({ language, mail }) => {
  it('greets the person, by name in English, in text and HTML', () => {
    expect(mail.to).toBe('maria@example.org')
    const [text, html] = {
      el: ['Καλησπέρα σας,', 'Καλησπέρα σας,'],
      en: ['Μαρία <b>Ανδρεάδου</b>,', 'Μαρία &lt;b&gt;Ανδρεάδου&lt;/b&gt;,'],
    }[language]
    expect(mail.text.startsWith(`${text}\n`)).toBe(true)
    expect(mail.html).toContain(`>${html}</p>`)
  })

  it('is HTML that names its language, and in which nothing that people wrote is markup', () => {
    expect(mail.html).toContain(`<html lang="${language}">`)
    expect(mail.html).not.toContain('<b>')
  })

  it('fetches nothing from anywhere', () => {
    expect(mail.html).not.toMatch(/<img|<link|<script|url\(|@import/i)
  })

  it('has a subject of one line', () => {
    expect(mail.subject).not.toMatch(/\p{Cc}/u)
  })

  it('offers no settings, for it always goes', () => {
    expect(mail.text).not.toMatch(/ειδοποιήσεις|notifications/i)
  })
})

describe.each(EACH.filter(({ what }) => what !== 'anything else'))(
  'the words of the mail of $what in $language',
  ({ language, mail }) => {
    it('are all of that language, but for names', () => {
      const words = mail.text.replaceAll(url, '').replaceAll(/Μαρία <b>Ανδρεάδου<\/b>|maria|e-mail/g, '')
      expect(words).not.toMatch(language === 'el' ? /[a-z]{2}/i : /\p{Script=Greek}/u)
      expect(mail.subject).not.toMatch(language === 'el' ? /[a-z]{2}/i : /\p{Script=Greek}/u)
    })
  },
)

describe('the first line', () => {
  const stranger = (language: Language): Addressee => ({ ...maria(language), name: null })

  it.each([
    ['el', '2026-03-10T09:59Z', 'Καλημέρα σας,'],
    ['el', '2026-03-10T10:00Z', 'Καλησπέρα σας,'],
    ['en', '2026-03-10T09:59Z', 'Hello,'],
    ['en', '2026-03-10T10:00Z', 'Hello,'],
  ] as const)('to a stranger in %s at %s is “%s”', (language, moment, greeting) => {
    const { text } = written(activationMail(stranger(language), { code: '042137', url }), new Date(moment))
    expect(text.split('\n')[0]).toBe(greeting)
  })
})

describe('a code', () => {
  it.each(['el', 'en'] as const)('stands alone on its line, to be found and copied (%s)', (language) => {
    expect(written(activationMail(maria(language), { code: '042137', url })).text).toMatch(/^042137$/m)
  })
})

describe('a link', () => {
  const { text, html } = written(passwordResetMail(maria('el'), { url, username: 'maria' }))
  const escaped = 'https://theses.example.org/password/reset?token=a&amp;b=&quot;c&quot;'

  it('stands whole on a line of the text', () => {
    expect(text).toContain(`\n${url}\n`)
  })

  it('is a button in the HTML, and stands below it to be copied', () => {
    expect(html.split(`href="${escaped}"`)).toHaveLength(3)
    expect(html).toContain(`>${escaped}</a>`)
  })
})

describe('the words of another', () => {
  const quote = { intro: 'Αιτιολογία:', text: '\nΠρώτη <i>γραμμή\r\nδεύτερη\n' }
  const { text, html } = written(
    buildMail('notice', { to: maria('el'), subject: 'Θέμα', paragraphs: [], quote }),
  )

  it('are marked as such on every line', () => {
    expect(text).toContain('\n\nΑιτιολογία:\n> Πρώτη <i>γραμμή\n> δεύτερη\n\n')
    expect(html).toMatch(/<blockquote[^>]*>Πρώτη &lt;i&gt;γραμμή<br>\nδεύτερη<\/blockquote>/)
  })
})

describe('the settings', () => {
  const settingsUrl = 'https://theses.example.org/dashboard/student/profile'
  const { text, html } = written(
    buildMail('notice', { to: maria('en'), subject: 'Subject', paragraphs: [], settingsUrl }),
  )

  it('are linked from the foot of the mail', () => {
    expect(text).toContain(`which notifications you receive by e-mail:\n${settingsUrl}\n`)
    expect(html).toContain(`href="${settingsUrl}"`)
  })
})
