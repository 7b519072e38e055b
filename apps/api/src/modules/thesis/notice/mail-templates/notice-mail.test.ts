import {
  NOTICE_KINDS,
  type NoticeFacts,
  type NoticeKind,
  RECIPIENT_ROLES,
} from '@diatrivi/domain/thesis/notice/notice'
import { describe, expect, it } from 'vitest'
import { webLinks } from '../../../../platform/mail/web-links.ts'
import { written } from '../../../../testing/written-mail.ts'
import { noticeMail } from '../mails/notice.mail.ts'

const links = webLinks('https://theses.example.org')

const FACTS: Required<NoticeFacts> = {
  thesisTitle: 'Ανάλυση <b>δεδομένων</b>',
  person: 'Νίκος <b>Παπαδάκης</b>',
  stepId: 3,
  stepTitle: 'Πρώτο <b>κεφάλαιο</b>',
  listTitle: 'Λίστα <b>βημάτων</b>',
  reason: 'Λείπει\nη <b>βιβλιογραφία</b>',
  message: 'Σας <b>ευχαριστώ</b> όλους.',
  mark: 9,
  failure: { cause: 'passers', passers: 1, count: 2, at: 500 },
  paperNumber: '2026/118 <b>α</b>',
  rulebookId: 7,
  rulebookTitle: 'Κανονισμός εργασιών',
  keywords: ['δίκτυα <b>αισθητήρων</b>'],
  day: '2026-03-07',
  daysLeft: 7,
  time: '12:00',
  place: 'Αίθουσα <b>Α1</b>',
  warnings: ['committee_incomplete', 'outside_window', 'notice_too_short'],
  formerDay: '2026-03-05',
  formerTime: '10:00',
}

const EACH = NOTICE_KINDS.flatMap((kind) =>
  RECIPIENT_ROLES[kind].flatMap((role) =>
    (['el', 'en'] as const).map((language) => ({ kind, role, language })),
  ),
)

const mailOf = (
  { kind, role, language }: (typeof EACH)[number],
  facts: NoticeFacts = FACTS,
  thesisId: number | null = 7,
) => {
  const recipient = { email: 'maria@example.org', name: 'Μαρία <b>Ανδρεάδου</b>', language, role }
  return written(noticeMail(kind, { facts, thesisId, recipient }, links))
}

describe.each(EACH)('the mail of $kind to the $role in $language', (one) => {
  const mail = mailOf(one)
  const bare = mailOf(one, {}, null)
  const { html, text } = mail

  it('has a subject of one line that names the thesis, and no mark', () => {
    expect(mail.subject).not.toMatch(/[\r\n]/)
    expect(mail.subject).toContain(FACTS.thesisTitle)
    expect(mail.subject).not.toContain('9')
  })

  it('is HTML that names its language, and in which nothing that people wrote is markup', () => {
    expect(html).toContain(`<html lang="${one.language}">`)
    expect(html).not.toContain('<b>')
    expect(html).toContain('Ανάλυση &lt;b&gt;δεδομένων&lt;/b&gt;')
  })

  it('prints nothing of facts that it does not know', () => {
    for (const { subject, text, html } of [mail, bare]) {
      expect(`${subject}${text}${html}`).not.toMatch(/undefined|null|NaN|Invalid|\[object/)
    }
    expect(bare.text).not.toMatch(/«»|“”|: *$\n\n(?!http)/m)
    expect(bare.subject).toMatch(/[^:\s]$/)
  })

  it('speaks one language', () => {
    const words = bare.text.replaceAll(/https:\S+|Μαρία <b>Ανδρεάδου<\/b>|e-mail/g, '')
    expect(`${bare.subject}${words}`).not.toMatch(one.language === 'el' ? /[a-z]{2}/i : /\p{Script=Greek}/u)
  })

  it('leads to its page and to the settings', () => {
    const pages = [
      'https://theses.example.org/thesis/7#step-3',
      'https://theses.example.org/thesis/7#conversation-3',
      'https://theses.example.org/dashboard/student/theses/open',
      'https://theses.example.org/dashboard/student/theses/past',
      links.rulebook(7),
    ]
    const page = pages.find((address) => text.includes(`\n${address}\n`))
    expect(page).toBeDefined()
    expect(html).toContain(`href="${page}"`)
    const settings = `https://theses.example.org/dashboard/${one.role}/profile#notices`
    expect(text).toContain(`\n${settings}\n`)
    expect(html).toContain(`href="${settings}"`)
  })

  it('leads somewhere when its thesis is gone', () => {
    expect(bare.text).toMatch(/^https:\/\/theses\.example\.org\/dashboard(\/student\/theses\/open)?$/m)
  })
})

describe('the mail of a notice', () => {
  const to = (kind: NoticeKind, facts: NoticeFacts, role: 'instructor' | 'student' = 'student') =>
    mailOf({ kind, role, language: 'el' }, facts)

  it('shortens a long title in its subject, and not in its text', () => {
    const thesisTitle = `${'Μακρύς '.repeat(20)}τίτλος`
    const { subject, text } = to('step_accepted', { thesisTitle })
    expect(subject).toBe(`Έγκριση βήματος: «${'Μακρύς '.repeat(8).trimEnd()}…»`)
    const oneWord = to('step_accepted', { thesisTitle: 'α'.repeat(255) })
    expect(oneWord.subject).toBe(`Έγκριση βήματος: «${'α'.repeat(60)}…»`)
    expect(text).toContain(`«${thesisTitle}»`)
  })

  it('sends a student who lost a thesis to the open ones', () => {
    for (const kind of ['interest_closed', 'thesis_withdrawn'] as const) {
      expect(to(kind, FACTS).text).toContain('/dashboard/student/theses/open')
    }
  })

  it('sends a released student to the past theses', () => {
    expect(to('released', FACTS).text).toContain('/dashboard/student/theses/past')
  })

  it('leads to the step that it is about, to what is said about it, or else to the thesis', () => {
    const page = 'https://theses.example.org/thesis/7'
    expect(to('step_returned', { stepId: 3 }).text).toContain(`Προβολή βήματος:\n${page}#step-3\n`)
    expect(to('comment_written', { stepId: 3 }).text).toContain(`${page}#conversation-3\n`)
    expect(to('step_returned', {}).text).toContain(`Προβολή εργασίας:\n${page}\n`)
  })

  it('says the mark to the student', () => {
    expect(to('marked', { mark: 9 }).text).toContain('\nΒαθμός: 9/10\n')
    expect(to('marked', { mark: 7.28 }).text).toContain('\nΒαθμός: 7,28/10\n')
  })

  it('says why', () => {
    const { text } = to('step_returned', { stepTitle: 'Πρώτο κεφάλαιο', reason: 'Λείπει\nη βιβλιογραφία' })
    expect(text).toContain('\nΒήμα: Πρώτο κεφάλαιο\n\nΑιτιολογία:\n> Λείπει\n> η βιβλιογραφία\n')
  })

  it.each([
    [0, 'λήγει σήμερα.'],
    [1, 'λήγει αύριο.'],
    [7, 'λήγει σε 7 ημέρες.'],
    [undefined, 'λήγει σύντομα.'],
  ])('says when what comes near in %s days', (daysLeft, words) => {
    const { text } = to('interest_deadline_near', daysLeft === undefined ? {} : { daysLeft }, 'instructor')
    expect(text).toContain(words)
  })

  it('writes days in full', () => {
    expect(to('completion_near', { day: '2026-03-07' }).text).toContain(
      'ολοκλήρωσης: Σάββατο 7 Μαρτίου 2026\n',
    )
    const english = mailOf(
      { kind: 'completion_near', role: 'student', language: 'en' },
      { day: '2026-03-07' },
    )
    expect(english.text).toContain('date: Saturday 7 March 2026\n')
  })

  it('says to each of the two what to do about an answer that waits', () => {
    expect(to('answer_waits', { person: 'Νίκος' }).text).toContain('Επίβλεψη: Νίκος')
    expect(to('answer_waits', { person: 'Μαρία' }, 'instructor').text).toContain('Φοιτητής/Φοιτήτρια: Μαρία')
  })
})

it('the mail of a failed examination says why, and no mark of a member', () => {
  const facts: NoticeFacts = { failure: { cause: 'passers', passers: 1, count: 2, at: 500 } }
  const { text } = mailOf({ kind: 'result_opened', role: 'student', language: 'el' }, facts)
  expect(text).toContain('Η εργασία δεν εγκρίνεται. Μόνο ένα μέλος έδωσε 5 και πάνω· απαιτούνται 2.')
  expect(mailOf({ kind: 'result_opened', role: 'student', language: 'el' }, {}).text).not.toContain(
    'δεν εγκρίνεται',
  )
})
