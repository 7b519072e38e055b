import { describe, expect, it } from 'vitest'
import {
  ANNOUNCEMENT,
  APPLICATION,
  BLANK_MINUTES,
  COMPLETION,
  INVENTED_PAPERS,
  ISSUE,
  LONGEST_MINUTES,
  MINUTES,
  SUPERVISION,
} from '../testing/invented-papers.ts'
import { composePaper } from './compose-paper.ts'
import { textsOf } from './paper-document.ts'
import type { PaperFacts } from './paper-facts.ts'

const textOf = (facts: PaperFacts, issue = ISSUE) => textsOf(composePaper(facts, issue)).join('\n')

describe('a paper as its sentences', () => {
  it.each(Object.entries(INVENTED_PAPERS))('%s', (_name, facts) => {
    expect(composePaper(facts, ISSUE)).toMatchSnapshot()
  })

  it.each(Object.entries(INVENTED_PAPERS))(
    '%s has one first heading and cells for every column',
    (_name, facts) => {
      const { blocks } = composePaper(facts, ISSUE)
      expect(blocks.filter((block) => block.kind === 'heading' && block.level === 1)).toHaveLength(1)
      for (const block of blocks) {
        if (block.kind !== 'table') continue
        for (const row of block.rows) expect(row).toHaveLength(block.columns.length)
      }
    },
  )

  it('has room for its number before it is issued', () => {
    const draft = composePaper(MINUTES, { ...ISSUE, number: null })
    expect(draft.title).toBe('Πρακτικό εξέτασης διπλωματικής εργασίας')
    expect(textsOf(draft)).toContain('Αρ. εγγράφου: ________')
  })
})

describe('minutes', () => {
  it.each([
    ['two', 2, 'η διμελής εξεταστική επιτροπή'],
    ['three', 3, 'η τριμελής εξεταστική επιτροπή'],
    ['five', 5, 'η πενταμελής εξεταστική επιτροπή'],
    ['seven', 7, 'η επταμελής εξεταστική επιτροπή'],
    ['a number without a word', 4, 'συνήλθε η εξεταστική επιτροπή'],
  ])('name a committee of %s', (_what, size, words) => {
    expect(textOf({ ...LONGEST_MINUTES, members: LONGEST_MINUTES.members.slice(0, size) })).toContain(words)
  })

  it.each([
    ['a hall', { place: 'Αίθουσα Β2', link: null }, ', στην Αίθουσα Β2, συνήλθε'],
    ['a theatre', { place: 'Αμφιθέατρο Γ', link: null }, ', στο Αμφιθέατρο Γ, συνήλθε'],
    ['a name that may be of any gender', { place: 'Β2', link: null }, ', στον χώρο «Β2», συνήλθε'],
    ['nowhere but online', { place: null, link: 'https://a.gr' }, ', με τηλεδιάσκεψη, συνήλθε'],
    ['both', { place: 'Αίθουσα Β2', link: 'https://a.gr' }, ', στην Αίθουσα Β2 και με τηλεδιάσκεψη, συνήλθε'],
    ['no place', { place: null, link: null }, 'ώρα 12:00, συνήλθε'],
  ])('were held in %s', (_what, where, words) => {
    expect(textOf({ ...MINUTES, examination: { ...MINUTES.examination, ...where } })).toContain(words)
  })

  it('say nothing of a decision that there was none of', () => {
    expect(textOf({ ...MINUTES, committeeDecision: null })).toContain(
      'η τριμελής εξεταστική επιτροπή, για την εξέταση',
    )
  })

  it.each([
    ['passed', 'Η εργασία εγκρίνεται.', 'Διορθώσεις: δεν ζητήθηκαν.'],
    ['failed', 'Η εργασία δεν εγκρίνεται.', 'Διορθώσεις: δεν ζητήθηκαν.'],
    ['corrections', 'Η εργασία εγκρίνεται με διορθώσεις.', 'Διορθώσεις: ζητήθηκαν, έως 24 Ιουλίου 2026.'],
  ] as const)('of a thesis that is %s', (outcome, verdict, corrections) => {
    const text = textOf({ ...MINUTES, outcome, correctionsDue: '2026-07-24' })
    expect(text).toContain(verdict)
    expect(text).toContain(corrections)
  })

  it('round the mean half up to the second figure', () => {
    expect(textOf({ ...MINUTES, exact: { numerator: 5000, denominator: 6 } })).toContain('Μέσος όρος 8,33 ·')
    expect(textOf({ ...MINUTES, exact: { numerator: 17_011, denominator: 20 } })).toContain(
      'Μέσος όρος 8,51 ·',
    )
  })

  it('carry no mark before the examination', () => {
    const text = textOf(BLANK_MINUTES)
    expect(text).not.toMatch(/\d,\d|οκτώ/)
    expect(text).toContain('Τελικός βαθμός ________')
  })
})

describe('what is not known', () => {
  it('has no field and no sentence', () => {
    const text = textOf({
      ...APPLICATION,
      student: { ...APPLICATION.student, registryNumber: null, semester: null },
      thesis: { kind: null, programme: null, title: 'Τίτλος εργασίας', titleEnglish: null },
    })
    expect(text).toContain('ΑΙΤΗΣΗ ΑΝΑΛΗΨΗΣ ΕΡΓΑΣΙΑΣ')
    expect(text).not.toMatch(/null|undefined|Αριθμός μητρώου|Εξάμηνο|Πρόγραμμα|Title/)
  })

  it('leaves the day alone where the city is missing', () => {
    const text = textOf({ ...COMPLETION, issuer: { ...COMPLETION.issuer, city: null } })
    expect(text).toContain('\n24 Ιουνίου 2026\n')
  })
})

describe('an announcement', () => {
  it.each([
    ['2026-06-24', 'Την Τετάρτη 24 Ιουνίου 2026'],
    ['2026-06-27', 'Το Σάββατο 27 Ιουνίου 2026'],
    ['2026-05-01', 'Την Παρασκευή 1 Μαΐου 2026'],
  ] as const)('of %s begins «%s»', (day, words) => {
    expect(textOf({ ...ANNOUNCEMENT, examination: { ...ANNOUNCEMENT.examination, day } })).toContain(words)
  })

  it('invites nobody to an examination that is not public', () => {
    const examination = { ...ANNOUNCEMENT.examination, isPublic: false }
    expect(textOf({ ...ANNOUNCEMENT, examination })).not.toContain('ανοικτή στο κοινό')
  })
})

describe('a certificate of supervision', () => {
  const [first, second] = SUPERVISION.theses
  const of = (...theses: (typeof first)[]) =>
    textOf({ ...SUPERVISION, theses: theses.filter((thesis) => thesis !== undefined) })

  it('counts by kind what was ended and what goes on', () => {
    expect(textOf(SUPERVISION)).toContain(
      'Σύνολο: 40 (διπλωματικές 30, μεταπτυχιακές διπλωματικές 10). Ολοκληρώθηκαν: 36.',
    )
  })

  it.each([
    ['supervision alone', () => of(first, second), 'είχε την επίβλεψη των ακόλουθων εργασιών:'],
    ['seats too', () => textOf(SUPERVISION), 'είχε την επίβλεψη ή συμμετείχε στην εξεταστική επιτροπή'],
    ['nothing', () => of(), 'δεν είχε την επίβλεψη εργασίας.'],
  ])('tells of %s', (_what, text, words) => {
    expect(text()).toContain(words)
  })

  it('names no student', () => {
    expect(textOf(SUPERVISION)).not.toContain('Παπαδάκη')
  })
})

describe('a certificate of completion', () => {
  it.each([
    ['bachelor', 'την πτυχιακή εργασία'],
    ['integrated_master', 'τη διπλωματική εργασία'],
    ['master', 'τη μεταπτυχιακή διπλωματική εργασία'],
  ] as const)('of a %s thesis says «%s»', (kind, words) => {
    expect(textOf({ ...COMPLETION, thesis: { ...COMPLETION.thesis, kind } })).toContain(words)
  })

  it('writes the mark in figures and in words', () => {
    expect(textOf(COMPLETION)).toContain('έλαβε τον βαθμό 9 (εννέα).')
  })
})
