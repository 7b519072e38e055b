import { rulesOnWire } from '@diatrivi/contract/department/rulebook/rules-on-wire'
import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import { type Rules, USUAL_RULES } from '@diatrivi/domain/department/rulebook/rules'
import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { setClock } from '../../../../shared/format/clock.ts'
import { stubApi } from '../../../../testing/api.ts'
import {
  button,
  choose,
  descriptionOf,
  fieldAt,
  fill,
  press,
  problemAt,
  user,
  valueAt,
} from '../../../../testing/form.ts'
import {
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  sentenceFor,
} from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { SAVED, wireDay } from '../../../../testing/wire.ts'
import { wireRulebook } from '../../../../testing/wire-rulebook.ts'
import { toWholeRulebook } from '../rulebook.mapper.ts'
import { RulebookEditor } from './rulebook-editor.tsx'

beforeEach(() => {
  // jsdom knows no sizes; the column beside the settings asks for its own.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn()
      disconnect = vi.fn()
    },
  )
})
beforeAll(() => import('../../../../shared/ui/confirm-dialog.tsx'))
beforeEach(() => setClock(new Date('2026-03-10T09:00:00Z')))

const onDeleted = vi.fn()

function show({ rules = USUAL_RULES, inForce = null }: { rules?: Rules; inForce?: Rules | null } = {}) {
  const api = stubApi({ role: 'administrator' })
  const book = toWholeRulebook(wireRulebook({ rules: rulesOnWire(rules) }))
  renderInApp(<RulebookEditor book={book} inForce={inForce} onDeleted={onDeleted} />)
  return api
}

const unfold = (name: RegExp) => user.click(screen.getByRole('button', { name }))
const meaning = () => within(screen.getByRole('region', { name: 'Τι σημαίνει' }))

describe('what a book means', () => {
  it('is said beside the settings, and changes with each', async () => {
    show()
    expect(meaning().getByText('Ο κανονισμός δεν ζητά τίποτα πέρα από τη συνηθισμένη ροή.')).toBeDefined()
    await fill({ 'Ελάχιστο εξάμηνο': '8' })
    expect(meaning().getByText('Χρειάζεται τουλάχιστον το 8ο εξάμηνο σπουδών.')).toBeDefined()
    expect(screen.getByRole('button', { name: /Προϋποθέσεις ανάληψης\s*1 αλλαγή/ })).toBeDefined()
    await unfold(/^Εξεταστική επιτροπή/)
    await choose(
      'Μέλη της επιτροπής',
      'Την εργασία εξετάζει τριμελής επιτροπή, στην οποία μετέχει ο επιβλέπων ή η επιβλέπουσα.',
    )
    expect(meaning().getByText(/τριμελής επιτροπή/)).toBeDefined()
  })

  it('is said below each setting, with the default and what holds today', async () => {
    const inForce = { ...USUAL_RULES, load: { ...USUAL_RULES.load, maxInProgress: 5 } }
    show({ inForce })
    await unfold(/^Φόρτος διδάσκοντα/)
    const label = 'Εργασίες ανά διδάσκοντα συγχρόνως'
    expect(descriptionOf(fieldAt(label))).toBe(
      'Δεν υπάρχει όριο εργασιών ανά διδάσκοντα ή διδάσκουσα.Προεπιλογή' +
        'Όπως ορίζεται σήμερα: Κάθε διδάσκων ή διδάσκουσα επιβλέπει έως 5 εργασίες συγχρόνως.',
    )
    await fill({ [label]: '5' })
    expect(descriptionOf(fieldAt(label))).toBe(
      'Κάθε διδάσκων ή διδάσκουσα επιβλέπει έως 5 εργασίες συγχρόνως.' +
        'Προεπιλογή: Δεν υπάρχει όριο εργασιών ανά διδάσκοντα ή διδάσκουσα.Όπως ορίζεται σήμερα',
    )
  })
})

describe('saving', () => {
  it('sends every rule with the version that was read', async () => {
    const api = show({ rules: PRESET_RULES.master })
    api.answer('editRulebook', SAVED)
    await unfold(/^Βαθμολογία/)
    await fill({ Απόφαση: 'Γ.Σ. 12', 'Ελάχιστος προβιβάσιμος βαθμός': '5,5' })
    await press('Αποθήκευση')
    await sentenceFor('toast', 'Επιτυχής αποθήκευση')
    expect(api.asked('editRulebook')).toMatchObject([
      {
        version: '"3"',
        body: {
          title: 'Κανονισμός εργασιών',
          inForceFrom: '2026-09-01',
          decisionRef: 'Γ.Σ. 12',
          rules: { ...PRESET_RULES.master, marking: { ...PRESET_RULES.master.marking, pass: 550 } },
        },
      },
    ])
  })

  it.each([
    ['a number out of its range', /^Εξέταση/, 'Διάρκεια σε λεπτά', '3', 'Από 5 έως 480.'],
    ['too many characters', /^Έγγραφα/, 'Τόπος των εγγράφων', 'Ρ'.repeat(61), 'Το μέγιστο μήκος είναι 60.'],
    ['a number that has to be there', /^Εξέταση/, 'Διάρκεια σε λεπτά', '', 'Υποχρεωτικό πεδίο'],
    [
      'what is no mark',
      /^Βαθμολογία/,
      'Ελάχιστος προβιβάσιμος βαθμός',
      'πέντε',
      'Ο βαθμός είναι από 0 έως 10, με έως δύο δεκαδικά.',
    ],
  ])('is stopped by %s, whose fold stays open', async (_what, fold, label, text, sentence) => {
    const api = show()
    await unfold(fold)
    await fill({ [label]: text })
    await press('Αποθήκευση')
    await vi.waitFor(() => expect(problemAt(label)).toBe(sentence))
    expect(api.asked('editRulebook')).toEqual([])
  })

  it('keeps periods and parts as they are typed', async () => {
    const api = show()
    api.answer('editRulebook', SAVED)
    await unfold(/^Εξέταση/)
    await press('Προσθήκη περιόδου')
    await press('Αποθήκευση')
    expect(
      await screen.findByText('Κάθε περίοδος έχει όνομα και δύο ημέρες, π.χ. 1/6 και 30/6.'),
    ).toBeDefined()
    await fill({ Περίοδος: 'Ιούνιος', 'Από (ημέρα/μήνας)': '1/6', 'Έως (ημέρα/μήνας)': '30/6' })
    await unfold(/^Βαθμολογία/)
    await press('Προσθήκη μέρους')
    const [, label] = screen.getAllByLabelText('Μέρος')
    const [, weight] = screen.getAllByLabelText('Συντελεστής')
    await user.type(label as Element, 'Παρουσίαση')
    await user.type(weight as Element, '20')
    await press('Αποθήκευση')
    await sentenceFor('toast', 'Επιτυχής αποθήκευση')
    const [usual] = USUAL_RULES.marking.parts
    expect(api.asked('editRulebook')[0]).toMatchObject({
      body: {
        rules: {
          examination: { windows: [{ label: 'Ιούνιος', from: '06-01', until: '06-30' }] },
          marking: {
            parts: [usual, { key: 'part-2', label: 'Παρουσίαση', weight: 20, by: 'everyone', criteria: [] }],
          },
        },
      },
    })
  })

  it('keeps the criteria of a part, of which each has a name and a weight', async () => {
    const api = show()
    api.answer('editRulebook', SAVED)
    await unfold(/^Βαθμολογία/)
    const add = 'Προσθήκη κριτηρίου: Εργασία'
    await press(add)
    await press('Αποθήκευση')
    expect(await screen.findByText(/^Κάθε μέρος και κάθε κριτήριο έχει όνομα και συντελεστή/)).toBeDefined()
    expect(api.asked('editRulebook')).toEqual([])
    await fill({ Κριτήριο: 'Πρωτοτυπία', 'Συντελεστής κριτηρίου': '3' })
    await press(add)
    await press(add)
    const [, second] = screen.getAllByLabelText('Κριτήριο')
    const [, weight] = screen.getAllByLabelText('Συντελεστής κριτηρίου')
    await user.type(second as Element, 'Γλώσσα')
    await user.type(weight as Element, '1')
    await press(/^Αφαίρεση:\s*$/)
    expect(meaning().getByText(/κριτήρια: Πρωτοτυπία.* 3, Γλώσσα.* 1/)).toBeDefined()
    await press('Αποθήκευση')
    await sentenceFor('toast', 'Επιτυχής αποθήκευση')
    const [usual] = USUAL_RULES.marking.parts
    const criteria = [
      { key: 'criterion-1', label: 'Πρωτοτυπία', weight: 3 },
      { key: 'criterion-2', label: 'Γλώσσα', weight: 1 },
    ]
    expect(api.asked('editRulebook')[0]).toMatchObject({
      body: { rules: { marking: { parts: [{ ...usual, criteria }] } } },
    })
  })

  it('keeps what is to stand on the papers, and nothing of a field that is emptied', async () => {
    const rules = { ...USUAL_RULES, papers: { ...USUAL_RULES.papers, place: 'Ρίο' } }
    const api = show({ rules })
    api.answer('editRulebook', SAVED)
    await unfold(/^Έγγραφα/)
    await fill({
      'Επικεφαλίδα των εγγράφων': 'Πανεπιστήμιο Πατρών\nΣχολή Επιστημών Υγείας',
      'Τόπος των εγγράφων': '',
    })
    expect(meaning().getByText(/«Πανεπιστήμιο Πατρών · Σχολή Επιστημών Υγείας»/)).toBeDefined()
    await press('Αποθήκευση')
    await sentenceFor('toast', 'Επιτυχής αποθήκευση')
    const headerLines = 'Πανεπιστήμιο Πατρών\nΣχολή Επιστημών Υγείας'
    expect(api.asked('editRulebook')[0]).toMatchObject({
      body: { rules: { papers: { ...USUAL_RULES.papers, headerLines } } },
    })
  })

  it.each(
    refusalsOf('editRulebook', {
      ...ofAnySession('alert'),
      not_found: 'alert',
      rulebook_in_force: 'alert',
      version_conflict: 'alert',
      validation: 'alert',
    }),
  )('says why the API refuses it: %s', async (code, place) => {
    const api = show()
    refuseWith(api, 'editRulebook', code)
    await press('Αποθήκευση')
    await expectRefusal(code, place)
  })
})

describe('a draft', () => {
  it('is tried and published as it was saved, so that changes are saved first', async () => {
    show()
    await fill({ 'Ελάχιστο εξάμηνο': '8' })
    for (const name of ['Δοκιμή στις τρέχουσες εργασίες', 'Δημοσίευση']) {
      expect(button(name).getAttribute('aria-disabled')).toBe('true')
      expect(descriptionOf(button(name))).toBe('Αποθηκεύστε πρώτα τις αλλαγές.')
    }
  })

  it('is tried: a table says what would change for each thesis', async () => {
    const api = show({ rules: PRESET_RULES.master })
    const person = { username: 'maria', uName: 'Μαρία', uSurname: 'Άλφα' }
    api.answer('rehearseRulebook', {
      theses: [
        {
          thesisID: 7,
          thesisTitle: 'Δίκτυα',
          student: person,
          instructor: { ...person, uName: 'Πέτρος' },
          rulebookID: null,
          changes: [{ group: 'committee', key: 'size' }],
          earliestExamination: { before: wireDay('2026-03-10'), after: wireDay('2026-05-01') },
          membersLacking: 2,
        },
      ],
      rulesToday: [{ rulebookID: null, rules: rulesOnWire(USUAL_RULES) }],
    })
    await press('Δοκιμή στις τρέχουσες εργασίες')
    const table = await screen.findByRole('table', { name: 'Δοκιμή στις τρέχουσες εργασίες' })
    expect(within(table).getByText('Νωρίτερη ημερομηνία εξέτασης: 10/3/2026 → 1/5/2026')).toBeDefined()
    expect(within(table).getByText(/τριμελής επιτροπή/)).toBeDefined()
    expect(
      within(table).getByText('Σήμερα: Την εργασία βαθμολογεί μόνο ο επιβλέπων ή η επιβλέπουσα.'),
    ).toBeDefined()
    expect(within(table).getByText('Η επιτροπή θα ήταν ελλιπής: θα έλειπαν 2 μέλη.')).toBeDefined()
    expect(screen.getByText(/Η δημοσίευση δεν αλλάζει καμία εργασία/)).toBeDefined()
  })

  it('is published after a question that names the day', async () => {
    const api = show()
    api.answer('publishRulebook', SAVED)
    await press('Δημοσίευση')
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('1 Σεπτεμβρίου 2026'.replaceAll(' ', '\u00a0'))
    await user.click(within(question).getByRole('button', { name: 'Δημοσίευση' }))
    await vi.waitFor(() => expect(api.asked('publishRulebook')).toMatchObject([{ version: '"3"' }]))
  })

  it('is deleted after a question', async () => {
    const api = show()
    api.answer('deleteRulebook', SAVED)
    await press('Διαγραφή')
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Διαγραφή' }))
    await vi.waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
    expect(api.asked('deleteRulebook')).toHaveLength(1)
  })

  it('shows its values', () => {
    show({ rules: PRESET_RULES.bachelor })
    expect([valueAt('Ελάχιστο εξάμηνο'), valueAt('Ελάχιστος αριθμός μαθημάτων')]).toEqual(['7', '28'])
  })
})
