import { describe, expect, it } from 'vitest'
import type { FormOfAddress } from '../../people/account/form-of-address.ts'
import {
  ANNOUNCEMENT,
  APPLICATION,
  BLANK_MINUTES,
  COMPLETION,
  DECLARATION,
  INVENTED_PAPERS,
  ISSUE,
  LONGEST_MINUTES,
  MINUTES,
  SHEET,
  SUMMONS,
  SUPERVISION,
} from '../../testing/invented-papers.ts'
import { composePaper } from './document/compose-paper.ts'
import { textsOf } from './document/paper-document.ts'
import type { Addressed, CompletionFacts, PaperFacts } from './paper-facts.ts'

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

describe('what a department has settled in its rules', () => {
  it('heads the paper in the place of institution and department', () => {
    const issuer = { ...MINUTES.issuer, header: ['Πανεπιστήμιο Πατρών', 'Σχολή Επιστημών Υγείας'] }
    const text = textOf({ ...MINUTES, issuer })
    expect(text).toContain('ΠΑΝΕΠΙΣΤΗΜΙΟ ΠΑΤΡΩΝ\nΣΧΟΛΗ ΕΠΙΣΤΗΜΩΝ ΥΓΕΙΑΣ\nΑρ. εγγράφου')
  })

  it.each([MINUTES, BLANK_MINUTES])('is what the minutes go by ($kind)', (facts) => {
    expect(textOf({ ...facts, legalBasis: 'τον Κανονισμό Σπουδών' })).toMatch(
      /επιτροπή[^,]*, σύμφωνα με τον Κανονισμό Σπουδών, για την εξέταση/,
    )
  })

  it.each([COMPLETION, SUPERVISION])('signs a certificate in the place of the head ($kind)', (facts) => {
    const text = textOf({ ...facts, head: null, signerOffice: 'Ο Διευθυντής του ΠΜΣ' })
    expect(text).toContain('Ο Διευθυντής του ΠΜΣ')
    expect(text).not.toContain('Πρόεδρος')
  })

  it('is what a student declares, and names no law of ours', () => {
    const text = textOf({ ...DECLARATION, text: 'Δηλώνω ότι την έγραψα.\n\nΤο κείμενο ελέγχθηκε.' })
    expect(text).toContain('\nΔηλώνω ότι την έγραψα.\nΤο κείμενο ελέγχθηκε.\n')
    expect(text).not.toMatch(/1599|ευθύνη/)
  })
})

describe('the papers of a thesis that was not presented', () => {
  const read = { ...MINUTES, examination: { ...MINUTES.examination, place: null, isRead: true as const } }

  it('bear the day, and no hour, presence, end or audience', () => {
    const text = textOf(read)
    expect(text).toContain('εξέτασε, χωρίς παρουσίαση, τη διπλωματική εργασία:')
    expect(text).not.toMatch(/συνήλθε|ώρα|Παρών|Δημόσια παρουσίαση/)
  })

  it('say so on the sheet of each member too', () => {
    const text = textOf({ ...SHEET, examination: read.examination })
    expect(text).toContain('εξετάστηκε, χωρίς παρουσίαση, η διπλωματική εργασία:')
    expect(text).not.toContain('ώρα')
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

describe('a summons', () => {
  it('names who is called, when and where, and the whole committee', () => {
    const text = textOf(SUMMONS)
    expect(text).toContain('Προς\nΆννα Γεωργίου, ΕΔΙΠ, Πανεπιστήμιο Ιωαννίνων')
    expect(text).toContain(
      'ως μέλος της τριμελούς εξεταστικής επιτροπής, που ορίστηκε με την απόφαση 7/18.12.2025 της Συνέλευσης του Τμήματος, στην',
    )
    expect(text).toContain('την Τετάρτη 24 Ιουνίου 2026 και ώρα 12:00, στην Αίθουσα Β2 και με τηλεδιάσκεψη.')
    expect(text).toContain('https://meet.example.gr/exam-7')
    expect(text).toContain('Η επιβλέπουσα\nΜαρία Ανδρεάδου')
    for (const { name } of SUMMONS.members) expect(text).toContain(name)
  })

  it('says nothing of a decision that there was none of, and of no place', () => {
    const examination = { ...SUMMONS.examination, place: null, link: null }
    const text = textOf({ ...SUMMONS, committeeDecision: null, examination })
    expect(text).toContain('της τριμελούς εξεταστικής επιτροπής στην παρουσίαση')
    expect(text).toContain('και ώρα 12:00.')
  })
})

describe('the mark sheet of a member', () => {
  it('has what this member gave in digits and in words, and one signature', () => {
    const text = textOf(SHEET)
    expect(text).toContain('Βάθος της ανάλυσης\n60\n9\nεννέα')
    expect(text).toContain('Μέσος όρος 8,2 · Βαθμός του μέλους 8 (οκτώ).')
    expect(text).toContain('Το μέλος της επιτροπής\nΝίκος Βλάχος')
    expect(text).not.toMatch(/Ανδρεάδου|Γεωργίου/)
  })

  it('of a thesis that is marked as a whole has the mark alone', () => {
    const text = textOf({ ...SHEET, parts: [] })
    expect(text).toContain('Βαθμός του μέλους 8 (οκτώ).')
    expect(text).not.toMatch(/Μέσος όρος|Συντελεστής/)
  })

  it('says what a decision has made of the mark', () => {
    const correction = { decision: '7/18.12.2026', reason: 'Λάθος άθροιση.', before: 750, after: 800 }
    expect(textOf({ ...SHEET, markCorrections: [correction] })).toContain(
      'Με την απόφαση 7/18.12.2026 ο βαθμός διορθώθηκε από 7,5 (επτά και μισό) σε 8 (οκτώ). Αιτιολογία: Λάθος άθροιση.',
    )
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

describe('the form of address that a person chose', () => {
  type Form = FormOfAddress | undefined
  const chosen = (form: Form): Addressed => (form === undefined ? {} : { formOfAddress: form })
  const student = (form: Form) => ({ name: 'Ελένη Παπαδάκη', registryNumber: null, ...chosen(form) })
  const supervisor = (form: Form) => ({ name: 'Μαρία Ανδρεάδου', rank: 'ΕΔΙΠ', ...chosen(form) })
  const chair = (form: Form) => ({
    ...supervisor(form),
    role: 'supervisor' as const,
    affiliation: null,
    presence: 'present' as const,
    mark: 850,
  })
  const head = (form: Form): Pick<CompletionFacts, 'head' | 'headFormOfAddress'> =>
    form === undefined ? { head: null } : { head: null, headFormOfAddress: form }
  const { headFormOfAddress: _left, ...supervision } = SUPERVISION

  it.each<[string, (form: Form) => PaperFacts, readonly [both: string, mr: string, ms: string]]>([
    [
      'of the supervisor in minutes',
      (form) => ({ ...MINUTES, members: [chair(form)] }),
      ['\nΕπιβλέπων/ουσα, ΕΔΙΠ', '\nΕπιβλέπων, ΕΔΙΠ', '\nΕπιβλέπουσα, ΕΔΙΠ'],
    ],
    [
      'of the supervisor who signs an application',
      (form) => ({ ...APPLICATION, supervisor: supervisor(form) }),
      ['\nΟ/Η επιβλέπων/ουσα\n', '\nΟ επιβλέπων\n', '\nΗ επιβλέπουσα\n'],
    ],
    [
      'of the student who signs an application',
      (form) => ({ ...APPLICATION, student: { ...student(form), semester: null } }),
      ['\nΟ/Η αιτών/ούσα\n', '\nΟ αιτών\n', '\nΗ αιτούσα\n'],
    ],
    [
      'of the student before the name',
      (form) => ({ ...BLANK_MINUTES, student: student(form) }),
      ['\nΦοιτητής/Φοιτήτρια\n', '\nΦοιτητής\n', '\nΦοιτήτρια\n'],
    ],
    [
      'of the student of an announcement',
      (form) => ({ ...ANNOUNCEMENT, student: student(form) }),
      ['\nΦοιτητής/Φοιτήτρια\n', '\nΦοιτητής\n', '\nΦοιτήτρια\n'],
    ],
    [
      'of the student who passed',
      (form) => ({ ...COMPLETION, student: student(form) }),
      ['ότι ο/η φοιτητής/τρια Ελένη', 'ότι ο φοιτητής Ελένη', 'ότι η φοιτήτρια Ελένη'],
    ],
    [
      'of the student who declares',
      (form) => ({ ...DECLARATION, student: student(form) }),
      ['συνέγραψα ο/η ίδιος/α τη', 'συνέγραψα ο ίδιος τη', 'συνέγραψα η ίδια τη'],
    ],
    [
      'of the student who signs a declaration',
      (form) => ({ ...DECLARATION, student: student(form) }),
      ['\nΟ/Η δηλών/ούσα\n', '\nΟ δηλών\n', '\nΗ δηλούσα\n'],
    ],
    [
      'of the supervisor who is to be notified',
      (form) => ({ ...SUMMONS, supervisor: supervisor(form) }),
      ['εγκαίρως τον/την επιβλέποντα/ουσα.', 'εγκαίρως τον επιβλέποντα.', 'εγκαίρως την επιβλέπουσα.'],
    ],
    [
      'of the supervisor who signs a mark sheet',
      (form) => ({ ...SHEET, member: chair(form) }),
      ['\nΟ/Η επιβλέπων/ουσα\n', '\nΟ επιβλέπων\n', '\nΗ επιβλέπουσα\n'],
    ],
    [
      'of the instructor of a certificate',
      (form) => ({ ...supervision, instructor: supervisor(form) }),
      ['ότι ο/η Μαρία', 'ότι ο Μαρία', 'ότι η Μαρία'],
    ],
    [
      'of the instructor in each row of a certificate',
      (form) => ({ ...supervision, instructor: supervisor(form) }),
      ['\nΕπιβλέπων/ουσα\n', '\nΕπιβλέπων\n', '\nΕπιβλέπουσα\n'],
    ],
    [
      'of the head who signs a certificate',
      (form) => ({ ...COMPLETION, ...head(form) }),
      ['\nΟ/Η Πρόεδρος του Τμήματος', '\nΟ Πρόεδρος του Τμήματος', '\nΗ Πρόεδρος του Τμήματος'],
    ],
  ])('is that %s, and both where none is chosen', (_whose, factsOf, words) => {
    const texts = ([undefined, 'mr', 'ms'] as const).map((form) => textOf(factsOf(form)))
    for (const [at, text] of texts.entries()) {
      expect(words.map((word) => text.includes(word))).toEqual([at === 0, at === 1, at === 2])
    }
  })
})
