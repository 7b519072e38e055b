import { NOTICE_KINDS, RECIPIENT_ROLES } from '@diatrivi/domain/thesis/notice/notice'
import { describe, expect, it } from 'vitest'
import { webLinks } from '../../../../platform/mail/web-links.ts'
import { written } from '../../../../testing/written-mail.ts'
import type { DigestNotice } from '../digest.repository.ts'
import { digestMail } from '../mails/digest.mail.ts'

const links = webLinks('https://theses.example.org')
const maria = (language: 'el' | 'en') => ({
  email: 'maria@example.org',
  name: 'Μαρία <b>Ανδρεάδου</b>',
  language,
  role: 'student' as const,
})
const some = (count: number): DigestNotice[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    kind: 'step_returned',
    thesisId: index + 1,
    facts: {
      thesisTitle: `Εργασία <b>${index + 1}</b>`,
      stepTitle: 'Πρώτο κεφάλαιο',
      reason: 'Λείπει\nη αρχή',
    },
  }))

describe.each(['el', 'en'] as const)('a digest in %s', (language) => {
  it('lists each notice with where it leads, and takes nothing that people wrote for markup', () => {
    const { text, html } = written(digestMail(some(3), maria(language), links))
    for (const id of [1, 2, 3]) {
      expect(text).toContain(`\n  https://theses.example.org/thesis/${id}\n`)
      expect(html).toContain(`href="https://theses.example.org/thesis/${id}"`)
      expect(html).toContain(`Εργασία &lt;b&gt;${id}&lt;/b&gt;`)
    }
    expect(text).toContain('\n  > Λείπει\n  > η αρχή\n')
    expect(html).not.toContain('<b>')
  })

  it('has a sentence for every kind, also when its facts are gone', () => {
    const notices = NOTICE_KINDS.filter((kind) => new Set<string>(RECIPIENT_ROLES[kind]).has('student')).map(
      (kind, index): DigestNotice => ({ id: index, kind, thesisId: null, facts: {} }),
    )
    const { text, html } = written(digestMail(notices, maria(language), links))
    expect(text.match(/^\* \S/gm)).toHaveLength(notices.length)
    expect(`${text}${html}`).not.toMatch(/undefined|null|NaN/)
  })

  it('lists the newest where there are too many, and how many more there are', () => {
    const { text, subject } = written(digestMail(some(52), maria(language), links))
    expect(subject).toContain('52')
    expect(text.match(/^\* /gm)).toHaveLength(50)
    expect(text).not.toMatch(/thesis\/2\n/)
    expect(text).toMatch(language === 'el' ? /Και 2 ακόμη ειδοποιήσεις/ : /And 2 more notifications/)
  })
})
