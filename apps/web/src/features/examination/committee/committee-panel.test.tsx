import type { Wire } from '@diatrivi/contract/endpoints'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../entities/viewer/viewer.ts'
import { stubApi } from '../../../testing/api.ts'
import { press, problemAt, user } from '../../../testing/form.ts'
import { INSTRUCTOR, SECRETARY, STUDENT } from '../../../testing/people.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { SAVED, wireDay, wireMoment } from '../../../testing/wire.ts'
import { CommitteePanel } from './committee-panel.tsx'

type Process = Wire<'getProcess'>['response']
type Seat = NonNullable<Process['committee']>['seats'][number]

const MEMBER: Viewer = { ...INSTRUCTOR, username: 'vlachos', firstName: 'Νίκος', surname: 'Βλάχος' }
const personOf = ({ username, firstName, surname }: Viewer) => ({
  username,
  uName: firstName,
  uSurname: surname,
  rank: 'professor' as const,
  formOfAddress: null,
  rankText: null,
  affiliation: null,
})

const SUPERVISOR: Seat = {
  seatID: 1,
  position: 1,
  role: 'supervisor',
  person: personOf(INSTRUCTOR),
  state: 'accepted',
  invitedAt: wireDay('2026-03-01'),
  dueOn: wireDay('2026-03-01'),
  answeredAt: wireDay('2026-03-01'),
  leftOn: null,
  hasLink: null,
  replaces: null,
}
const INVITED: Seat = {
  ...SUPERVISOR,
  seatID: 2,
  position: 2,
  role: 'member',
  person: personOf(MEMBER),
  state: 'invited',
  dueOn: wireDay('2026-03-17'),
  answeredAt: null,
}

const process = (committee: Partial<NonNullable<Process['committee']>>): Process => ({
  thesisID: 7,
  phase: 'inWork',
  overlays: ['committeeIncomplete'],
  rulebook: { rulebookID: 3, title: 'Κανονισμός', inForceFrom: wireDay('2025-09-01') },
  group: null,
  committee: {
    size: 3,
    substitutes: 1,
    missing: 2,
    vacant: 2,
    asksNoImpediment: true,
    seats: [SUPERVISOR],
    mayManage: true,
    mayRevokeLinks: true,
    mayLeaveForOthers: false,
    mayProposeOwn: false,
    proposal: null,
    ...committee,
  },
  examination: null,
  papers: null,
  marking: null,
  result: null,
})

async function show(
  viewer: Viewer,
  committee: Parameters<typeof process>[0] = {},
  suggestions: Wire<'listSuggestedMembers'>['response'] = [],
) {
  const api = stubApi({ role: viewer.role })
  api.answer('getProcess', process(committee))
  api.answer('listSuggestedMembers', suggestions)
  renderInApp(<CommitteePanel thesisId={7} viewer={viewer} />)
  await screen.findByRole('region', { name: 'Εξεταστική επιτροπή' })
  return api
}

const candidate = (username: string, uSurname: string, hindrance: 'category' | null = null) => ({
  username,
  uName: 'Άννα',
  uSurname,
  rank: 'associate' as const,
  formOfAddress: null,
  category: 'faculty' as const,
  depName: 'Πληροφορικής',
  instName: 'ΕΚΠΑ',
  supervises: 4,
  sits: 2,
  hindrance,
})

const suggested = (username: string, uSurname: string, figures: Record<string, number>) => {
  const { supervises, sits, hindrance, ...person } = candidate(username, uSurname)
  const reasons = Object.entries(figures).map(([code, count]) => ({ code: code as 'sits', count }))
  return { ...person, reasons }
}

describe('the instructor', () => {
  it('is told who fits and why, and chooses one of them', async () => {
    const api = await show(INSTRUCTOR, {}, [
      suggested('vlachos', 'Βλάχου', { shared_keywords: 3, sits: 2, supervises: 1 }),
      { ...suggested('rigas', 'Ρήγα', { sits: 0, supervises: 0 }), warnings: ['examines_then'] },
    ])
    const list = await screen.findByRole('list', { name: 'Ποιος ή ποια ταιριάζει' })
    const place = 'Αναπληρωτής Καθηγητής/Αναπληρώτρια Καθηγήτρια · Πληροφορικής · ΕΚΠΑ'
    const elsewhere = 'Την ώρα της εξέτασης της εργασίας μετέχει σε άλλη εξέταση.'
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      `Άννα Βλάχου${place}κοινές λέξεις-κλειδιά: 3, συμμετέχει σε 2 επιτροπές, επιβλέπει 1 εργασίαΕπιλογή`,
      `Άννα Ρήγα${place}δεν συμμετέχει σε επιτροπή, δεν επιβλέπει εργασία${elsewhere}Επιλογή`,
    ])
    api.answer('listCandidates', [candidate('vlachos', 'Βλάχου')])
    const startsAt = wireMoment('2026-06-24 12:30')
    api.answer('proposeCommittee', { ...SAVED, busy: [{ name: 'Άννα Ρήγα', startsAt, minutes: 30 }] })
    await press('Επιλογή: Άννα Ρήγα')
    const dialog = await screen.findByRole('dialog', { name: 'Πρόταση μελών' })
    const chosen = within(dialog).getByRole('list', { name: 'Πρόσωπα που επιλέξατε' })
    expect(chosen.textContent).toBe('Άννα Ρήγα')
    await press('Αποστολή προσκλήσεων')
    await screen.findByText(
      /^Η πρόσκληση στάλθηκε\. Την ώρα της εξέτασης μετέχει σε άλλη εξέταση: Άννα Ρήγα, Τετάρτη 24.Ιουνίου.2026, 12:30\.$/,
    )
    expect(api.asked('proposeCommittee')).toMatchObject([
      { body: { seats: [{ role: 'member', username: 'rigas' }] } },
    ])
  })

  it('is told how many members are missing, and chooses them with their substitute', async () => {
    const api = await show(INSTRUCTOR)
    expect(screen.getByText(/Απομένουν 2 μέλη από τα 3/)).toBeDefined()
    api.answer('listCandidates', [
      candidate('vlachos', 'Βλάχου'),
      candidate('rigas', 'Ρήγα'),
      candidate('markou', 'Μάρκου'),
      candidate('adjunct', 'Σακκά', 'category'),
    ])
    api.answer('proposeCommittee', SAVED)
    await press('Πρόταση 2 μελών')
    const dialog = await screen.findByRole('dialog', { name: 'Πρόταση μελών' })
    expect(
      await within(dialog).findByText('Ο κανονισμός δεν επιτρέπει μέλη αυτής της κατηγορίας.'),
    ).toBeDefined()
    expect(within(dialog).queryByRole('button', { name: 'Επιλογή: Άννα Σακκά' })).toBeNull()
    for (const name of ['Βλάχου', 'Ρήγα', 'Μάρκου']) await press(`Επιλογή: Άννα ${name}`)
    expect(within(dialog).getByText('Άννα Μάρκου (αναπληρωματικό)')).toBeDefined()
    await press('Αποστολή προσκλήσεων')
    await screen.findByText('Οι προσκλήσεις στάλθηκαν')
    expect(api.asked('proposeCommittee')).toMatchObject([
      {
        path: '/v1/instructor/thesis/7/committee',
        body: {
          seats: [
            { role: 'member', username: 'vlachos' },
            { role: 'member', username: 'rigas' },
            { role: 'substitute', username: 'markou' },
          ],
        },
      },
    ])
  })

  it('reads the role of the supervisor as the person is addressed', async () => {
    const seats = (['ms', 'mr', null] as const).map(
      (formOfAddress, at): Seat => ({
        ...SUPERVISOR,
        seatID: at,
        person: { ...SUPERVISOR.person, formOfAddress },
      }),
    )
    await show(INSTRUCTOR, { seats })
    const roles = screen.getAllByText(/^Επιβλέπ/).map(({ textContent }) => textContent)
    expect(roles).toEqual(['Επιβλέπουσα', 'Επιβλέπων', 'Επιβλέπων/Επιβλέπουσα'])
  })

  it('reminds who has not answered', async () => {
    const api = await show(INSTRUCTOR, { seats: [SUPERVISOR, INVITED], vacant: 1 })
    expect(screen.getByText(/απάντηση έως Τρίτη 17.Μαρτίου.2026/)).toBeDefined()
    api.answer('remindSeat', SAVED)
    await press('Υπενθύμιση: Νίκος Βλάχος')
    await screen.findByText('Η υπενθύμιση στάλθηκε')
  })

  it('asks another person for a seat that was declined', async () => {
    const api = await show(INSTRUCTOR, { seats: [SUPERVISOR, { ...INVITED, state: 'declined' }] })
    api.answer('listCandidates', [candidate('rigas', 'Ρήγα')])
    api.answer('replaceSeat', SAVED)
    await press('Αντικατάσταση: Νίκος Βλάχος')
    await user.click(await screen.findByRole('button', { name: 'Πρόσκληση: Άννα Ρήγα' }))
    await screen.findByText('Η πρόσκληση στάλθηκε')
    expect(api.asked('replaceSeat')).toMatchObject([{ body: { username: 'rigas' } }])
  })
})

describe('a person from outside', () => {
  const FREE = { hindrance: null }
  const OUTSIDE: Seat = {
    ...INVITED,
    person: {
      username: null,
      uName: 'Ζωή',
      uSurname: 'Καρρά',
      rank: null,
      formOfAddress: null,
      rankText: 'Ομότιμη Καθηγήτρια',
      affiliation: 'Πανεπιστήμιο Κρήτης',
    },
    dueOn: wireDay('2999-03-17'),
    hasLink: true,
  }
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) {
      await user.type(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), value)
    }
  }
  const ZOE = {
    Όνομα: 'Ζωή',
    Επώνυμο: 'Καρρά',
    Βαθμίδα: 'Ομότιμη Καθηγήτρια',
    Ίδρυμα: 'Πανεπιστήμιο Κρήτης',
  }

  it('is written down in the chooser, and asked like any other', async () => {
    const api = await show(INSTRUCTOR)
    api.answer('listCandidates', [candidate('vlachos', 'Βλάχου')])
    api.answer('judgeOutsider', FREE)
    api.answer('proposeCommittee', SAVED)
    await press('Πρόταση 2 μελών')
    await press('Πρόσωπο εκτός συστήματος')
    const form = screen.getByRole('form', { name: 'Πρόσωπο εκτός συστήματος' })
    await fill({ ...ZOE, 'E-mail': 'nowhere' })
    await user.click(within(form).getByRole('button', { name: 'Επιλογή' }))
    expect(problemAt('E-mail')).toBe('Παρακαλώ δώστε ένα σωστό email!')
    await fill({ 'E-mail': '@example.org' })
    await user.click(within(form).getByRole('button', { name: 'Επιλογή' }))
    expect(screen.getByText('Ζωή Καρρά')).toBeDefined()
    await press('Αποστολή προσκλήσεων')
    await screen.findByText('Η πρόσκληση στάλθηκε')
    expect(api.asked('proposeCommittee')).toMatchObject([
      {
        body: {
          seats: [
            {
              role: 'member',
              outside: {
                firstName: 'Ζωή',
                surname: 'Καρρά',
                rankText: 'Ομότιμη Καθηγήτρια',
                affiliation: 'Πανεπιστήμιο Κρήτης',
                email: 'nowhere@example.org',
                language: 'el',
              },
            },
          ],
        },
      },
    ])
  })

  it('keeps the words written before, which is said with what they are and when the mail leaves', async () => {
    const seats: Seat[] = [SUPERVISOR, { ...OUTSIDE, state: 'declined' }]
    const api = await show(INSTRUCTOR, { seats, vacant: 1 })
    api.answer('listCandidates', [])
    const kept = {
      email: 'zoe@example.org',
      firstName: 'Ζωή',
      surname: 'Καρρά',
      rankText: 'Ομότιμη Καθηγήτρια',
      affiliation: 'Πανεπιστήμιο Κρήτης',
    }
    const mailedAt = {
      date: '2026-03-10 11:10:00.000000',
      timezone_type: 3,
      timezone: 'Europe/Athens',
    } as const
    const heldMails = [{ name: 'Ζωή Καρρά', reason: 'just_mailed' as const, mailedAt }]
    api.answer('judgeOutsider', FREE)
    api.answer('replaceSeat', { ...SAVED, kept: [kept], heldMails })
    await press('Αντικατάσταση: Ζωή Καρρά')
    await press('Πρόσωπο εκτός συστήματος')
    await fill({ ...ZOE, Επώνυμο: 'Κάρα', 'E-mail': 'zoe@example.org' })
    const form = screen.getByRole('form', { name: 'Πρόσωπο εκτός συστήματος' })
    await user.click(within(form).getByRole('button', { name: 'Πρόσκληση' }))
    await screen.findByText(
      /^Η πρόσκληση στάλθηκε\. Τα στοιχεία που είχαν γραφτεί πριν ισχύουν \(Ζωή Καρρά, Ομότιμη.*Τμήματος\. Το μήνυμα προς το άτομο «Ζωή Καρρά» θα φύγει αργότερα/,
    )
  })

  it('stands in the panel with rank and institution; the link is renewed and revoked', async () => {
    const api = await show(INSTRUCTOR, { seats: [SUPERVISOR, OUTSIDE], vacant: 1 })
    expect(screen.getByText('Ομότιμη Καθηγήτρια, Πανεπιστήμιο Κρήτης')).toBeDefined()
    expect(screen.getByText(/Μέλος, εξωτερικό μέλος/)).toBeDefined()
    api.answer('remindSeat', SAVED)
    await press('Νέος σύνδεσμος: Ζωή Καρρά')
    const sure = await screen.findByRole('button', { name: 'Νέος σύνδεσμος' })
    expect(api.asked('remindSeat')).toEqual([])
    await user.click(sure)
    await screen.findByText('Ο νέος σύνδεσμος στάλθηκε')
    api.answer('revokeSeatLink', SAVED)
    await press('Ανάκληση συνδέσμου: Ζωή Καρρά')
    await screen.findByText('Ο σύνδεσμος ανακλήθηκε')
  })

  it('without a link is said to have none', async () => {
    await show(INSTRUCTOR, { seats: [SUPERVISOR, { ...OUTSIDE, hasLink: false }] })
    expect(screen.getByText(/χωρίς σύνδεσμο σε ισχύ/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Ανάκληση συνδέσμου: Ζωή Καρρά' })).toBeNull()
  })

  it('has left, as the secretary writes down with a reason', async () => {
    const seats: Seat[] = [SUPERVISOR, { ...OUTSIDE, state: 'accepted' }]
    const api = await show(SECRETARY, { seats, mayManage: false, mayLeaveForOthers: true })
    await press('Καταχώριση αποχώρησης: Ζωή Καρρά')
    api.answer('leaveSeat', SAVED)
    await user.type(screen.getByRole('textbox', { name: /Αιτιολογία/ }), 'Ασθένεια')
    await press('Αποχώρηση')
    await screen.findByText('Η αποχώρηση καταχωρίστηκε')
    expect(api.asked('leaveSeat')).toMatchObject([{ body: { reason: 'Ασθένεια' } }])
  })

  describe('is written otherwise by the secretary', () => {
    const correct = async () => {
      const api = await show(SECRETARY, {
        seats: [SUPERVISOR, OUTSIDE],
        mayManage: false,
        mayLeaveForOthers: true,
      })
      await press('Διόρθωση στοιχείων: Ζωή Καρρά')
      await user.type(screen.getByRole('textbox', { name: /^Επώνυμο/ }), '-Νικολάου')
      return api
    }

    it('who reads that others are notified', async () => {
      const api = await correct()
      expect(screen.getByRole('dialog').textContent).toContain('Ενημερώνονται οι επιβλέποντες και το μέλος')
      api.answer('rewordMember', SAVED)
      await press('Αποθήκευση')
      await screen.findByText('Τα στοιχεία διορθώθηκαν')
      expect(api.asked('rewordMember')).toMatchObject([
        { body: { firstName: 'Ζωή', surname: 'Καρρά-Νικολάου', rankText: 'Ομότιμη Καθηγήτρια' } },
      ])
    })

    it.each(
      refusalsOf('rewordMember', { ...ofAnySession('alert'), validation: 'alert', not_found: 'alert' }),
    )('unless it is refused: %s', async (code, row) => {
      const api = await correct()
      refuseWith(api, 'rewordMember', code)
      await press('Αποθήκευση')
      await expectRefusal(code, row)
    })
  })
})

describe('a member', () => {
  it('leaves with a reason', async () => {
    const seats: Seat[] = [SUPERVISOR, { ...INVITED, state: 'accepted' }]
    const api = await show(MEMBER, { seats, mayManage: false })
    await press('Αποχώρηση από την επιτροπή')
    await press('Αποχώρηση')
    expect(problemAt('Αιτιολογία')).toBe('Υποχρεωτικό πεδίο')
    api.answer('leaveSeat', SAVED)
    await user.type(screen.getByRole('textbox', { name: /Αιτιολογία/ }), 'Άδεια')
    await press('Αποχώρηση')
    await screen.findByText('Αποχωρήσατε από την επιτροπή')
    expect(api.asked('leaveSeat')).toMatchObject([{ body: { reason: 'Άδεια' } }])
  })
})

it('the student reads who sits, and can do nothing', async () => {
  await show(STUDENT, { seats: [SUPERVISOR, INVITED], mayManage: false })
  expect(screen.getByText('Νίκος Βλάχος')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
