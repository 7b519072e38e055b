import type { Wire } from '@diatrivi/contract/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { describe, expect, it } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { expectProblems, fill, press, problemAt, user } from '../../../testing/form.ts'
import {
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  wrongFieldsOf,
} from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { SAVED, wireDay } from '../../../testing/wire.ts'
import { PaperVerification } from './paper-verification.tsx'
import { PapersPanel } from './papers-panel.tsx'

type Papers = Wire<'listPapers'>['response']
type Paper = Papers['papers'][number]

const PAPER: Paper = {
  paperID: 5,
  kind: 'minutes',
  memberName: null,
  number: '2026/118',
  code: '7K3M92QX00000000',
  issuedAt: wireDay('2026-06-24'),
  state: 'valid',
  replacedAt: null,
  voidedAt: null,
  voidReason: null,
  protocol: null,
  signers: 3,
  isSigned: false,
  returns: [],
  mayReturn: true,
  mayVoid: true,
  hasForm: false,
}
const EXAMINATION = { examinationID: 3, attempt: 1 }
const KINDS: Papers['kinds'] = [
  { kind: 'minutes', missing: 'marks', examination: EXAMINATION, seats: null },
  { kind: 'application', missing: null, examination: null, seats: null },
]

async function show(paper: Partial<Paper> = {}) {
  const api = stubApi({ role: 'instructor' })
  api.answer('listPapers', { kinds: KINDS, papers: [{ ...PAPER, ...paper }] })
  renderInApp(<PapersPanel thesisId={7} />)
  await screen.findByRole('region', { name: 'Έγγραφα' })
  return api
}

async function declareVoid() {
  await press('Περισσότερα: Πρακτικό εξέτασης 2026/118')
  await user.click(await screen.findByRole('menuitem', { name: 'Ακύρωση' }))
}

const copy: Paper['returns'][number] = {
  returnID: 9,
  name: 'signed.pdf',
  how: 'digital',
  pages: 1,
  signatures: 3,
  returnedAt: wireDay('2026-06-25'),
  acceptedOutdated: null,
}

describe('the papers of a thesis', () => {
  it.each<[string, Partial<Paper>]>([
    ['Εκδόθηκε', {}],
    ['Υπογράφηκε', { returns: [copy], isSigned: true }],
    ['Εκδόθηκε', { returns: [{ ...copy, signatures: 1 }] }],
    ['Δεν ισχύει πια', { state: 'outdated', returns: [copy], isSigned: true }],
    ['Αντικαταστάθηκε', { state: 'replaced' }],
    ['Ακυρώθηκε', { state: 'void', mayReturn: false, mayVoid: false }],
  ])('say of one: %s', async (label, paper) => {
    await show(paper)
    expect(screen.getByText(label)).toBeDefined()
  })

  it('say how many signatures of how many a copy holds, and that nobody checked them', async () => {
    await show({ returns: [{ ...copy, signatures: 1 }] })
    expect(screen.getByText(/ψηφιακές υπογραφές: 1 από 3 \(η εγκυρότητα δεν ελέγχθηκε\)/)).toBeDefined()
  })

  it('are issued from a list that says what is missing', async () => {
    const api = await show()
    await press('Έκδοση εγγράφου')
    const dialog = await screen.findByRole('dialog', { name: 'Έκδοση εγγράφου' })
    expect(within(dialog).getByText('Λείπει η αποσφράγιση των βαθμών.')).toBeDefined()
    expect(within(dialog).queryByRole('button', { name: 'Έκδοση: Πρακτικό εξέτασης' })).toBeNull()
    api.answer('issuePaper', { status: 200, paperID: 6, number: '2026/119', code: PAPER.code })
    await press('Έκδοση: Αίτηση ανάληψης')
    await screen.findByText('Εκδόθηκε το έγγραφο')
    expect(api.asked('issuePaper')).toMatchObject([{ body: { kind: 'application', thesisID: 7 } }])
  })

  it('are issued from a dialog that closes with «Κλείσιμο», as nothing is cancelled', async () => {
    const api = await show()
    await press('Έκδοση εγγράφου')
    const dialog = await screen.findByRole('dialog', { name: 'Έκδοση εγγράφου' })
    expect(within(dialog).queryByRole('button', { name: 'Ακύρωση' })).toBeNull()
    await press('Κλείσιμο')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.asked('issuePaper')).toEqual([])
  })

  it('for one member are issued for the member that is chosen', async () => {
    const api = stubApi({ role: 'instructor' })
    const seats = [
      { seatID: 31, memberName: 'Νίκος Βλάχος', isOwn: false },
      { seatID: 32, memberName: 'Άννα Γεωργίου', isOwn: false },
    ]
    const papers = [{ ...PAPER, kind: 'summons' as const, memberName: 'Νίκος Βλάχος' }]
    api.answer('listPapers', {
      kinds: [{ kind: 'summons', missing: null, examination: EXAMINATION, seats }],
      papers,
    })
    renderInApp(<PapersPanel thesisId={7} />)
    await screen.findByText('Πρόσκληση μέλους: Νίκος Βλάχος')
    await press('Έκδοση εγγράφου')
    const issue = await screen.findByRole<HTMLButtonElement>('button', { name: 'Έκδοση: Πρόσκληση μέλους' })
    expect(issue.disabled).toBe(true)
    await user.click(screen.getByRole('combobox', { name: /Μέλος/ }))
    await user.click(screen.getByRole('option', { name: 'Άννα Γεωργίου' }))
    api.answer('issuePaper', { status: 200, paperID: 6, number: '2026/119', code: PAPER.code })
    await press('Έκδοση: Πρόσκληση μέλους')
    await screen.findByText('Εκδόθηκε το έγγραφο')
    expect(api.asked('issuePaper')).toMatchObject([{ body: { kind: 'summons', thesisID: 7, seatID: 32 } }])
  })

  it('of an earlier attempt stand beside those of the newest, each by its examination', async () => {
    const api = stubApi({ role: 'instructor' })
    const minutes = (attempt: number, missing: 'marks' | null) => ({
      kind: 'minutes' as const,
      missing,
      examination: { examinationID: attempt + 10, attempt },
      seats: null,
    })
    api.answer('listPapers', { kinds: [minutes(2, 'marks'), minutes(1, null)], papers: [PAPER] })
    renderInApp(<PapersPanel thesisId={7} />)
    await screen.findByRole('region', { name: 'Έγγραφα' })
    await press('Έκδοση εγγράφου')
    await screen.findByText('Πρακτικό εξέτασης, 2η εξέταση')
    api.answer('issuePaper', { status: 200, paperID: 6, number: '2026/119', code: PAPER.code })
    await press('Έκδοση: Πρακτικό εξέτασης, 1η εξέταση')
    await screen.findByText('Εκδόθηκε το έγγραφο')
    const body = { kind: 'minutes', thesisID: 7, examinationID: 11 }
    expect(api.asked('issuePaper')).toMatchObject([{ body }])
  })

  it('of a member are the own sheet, which has a button of its own', async () => {
    const api = stubApi({ role: 'instructor' })
    const seats = [{ seatID: 31, memberName: 'Νίκος Βλάχος', isOwn: true }]
    api.answer('listPapers', {
      kinds: [{ kind: 'sheet', missing: null, examination: EXAMINATION, seats }],
      papers: [],
    })
    renderInApp(<PapersPanel thesisId={7} />)
    await screen.findByRole('region', { name: 'Έγγραφα' })
    await press('Το φύλλο μου')
    await screen.findByRole('dialog', { name: 'Το φύλλο μου' })
    expect(screen.queryByRole('button', { name: 'Έκδοση εγγράφου' })).toBeNull()
    api.answer('issuePaper', { status: 200, paperID: 6, number: '2026/119', code: PAPER.code })
    await press('Έκδοση: Φύλλο βαθμολογίας μέλους')
    await screen.findByText('Εκδόθηκε το έγγραφο')
    expect(api.asked('issuePaper')).toMatchObject([{ body: { kind: 'sheet', thesisID: 7, seatID: 31 } }])
  })

  it('of a member say before the opening what the own sheet waits for', async () => {
    const api = stubApi({ role: 'instructor' })
    const seats = [{ seatID: 31, memberName: 'Νίκος Βλάχος', isOwn: true }]
    api.answer('listPapers', {
      kinds: [{ kind: 'sheet', missing: 'marks', examination: EXAMINATION, seats }],
      papers: [],
    })
    renderInApp(<PapersPanel thesisId={7} />)
    await screen.findByRole('region', { name: 'Έγγραφα' })
    await press('Το φύλλο μου')
    await screen.findByText('Λείπει η αποσφράγιση των βαθμών.')
    expect(screen.queryByRole('button', { name: 'Έκδοση: Φύλλο βαθμολογίας μέλους' })).toBeNull()
  })

  it('show at the reason what the API finds wrong with it', async () => {
    const api = await show()
    await declareVoid()
    await user.type(screen.getByLabelText(/Αιτιολογία/), 'Λάθος στοιχεία')
    const { fields, problems } = wrongFieldsOf('voidPaper', { reason: 'Αιτιολογία' })
    api.refuse('voidPaper', 'validation', { fields })
    await press('Ακύρωση εγγράφου')
    await waitFor(() => expectProblems(problems))
  })

  it('are declared void with a reason only', async () => {
    const api = await show()
    await declareVoid()
    await press('Ακύρωση εγγράφου')
    expect(problemAt('Αιτιολογία')).toBe('Υποχρεωτικό πεδίο')
    api.answer('voidPaper', SAVED)
    await user.type(screen.getByLabelText(/Αιτιολογία/), 'Λάθος στοιχεία')
    await press('Ακύρωση εγγράφου')
    await screen.findByText('Το έγγραφο ακυρώθηκε')
    expect(api.asked('voidPaper')).toMatchObject([{ body: { reason: 'Λάθος στοιχεία' } }])
  })
})

describe('the signed copy', () => {
  const open = async () => {
    await press('Ανέβασμα υπογεγραμμένου: Πρακτικό εξέτασης 2026/118')
    await screen.findByRole('dialog')
  }

  it('is taken by the camera of a phone, or chosen as a file', async () => {
    await show()
    await open()
    const file = screen.getByLabelText('Αρχείο', { selector: 'input' })
    expect(file.getAttribute('capture')).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Φωτογραφία με το κινητό' }))
    const camera = screen.getByLabelText('Φωτογραφία της σελίδας', { selector: 'input' })
    expect(camera.getAttribute('capture')).toBe('environment')
    expect(camera.getAttribute('accept')).toBe('.jpg,.jpeg,.png,image/jpeg,image/png')
  })

  it('of an outdated paper needs a reason', async () => {
    const api = await show({ state: 'outdated' })
    await open()
    const file = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' })
    await user.upload(screen.getByLabelText('Αρχείο', { selector: 'input' }), file)
    await press('Αποστολή')
    expect(problemAt('Γιατί γίνεται δεκτό;')).toBe('Υποχρεωτικό πεδίο')
    api.answer('returnPaper', { status: 200, id: 3 })
    await user.type(screen.getByLabelText(/Γιατί γίνεται δεκτό/), 'Υπογράφηκε νωρίτερα')
    await press('Αποστολή')
    await screen.findByText('Παραλήφθηκε το υπογεγραμμένο αντίγραφο')
  })

  it('shows at each field what the API finds wrong with it', async () => {
    const api = await show({ state: 'outdated' })
    await open()
    await user.upload(
      screen.getByLabelText('Αρχείο', { selector: 'input' }),
      new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' }),
    )
    await user.type(screen.getByLabelText(/Γιατί γίνεται δεκτό/), 'Υπογράφηκε νωρίτερα')
    const { fields, problems } = wrongFieldsOf('returnPaper', {
      how: 'Με ποιον τρόπο;',
      reason: 'Γιατί γίνεται δεκτό;',
    })
    api.refuse('returnPaper', 'validation', { fields })
    await press('Αποστολή')
    await waitFor(() => expectProblems(problems))
  })

  const refusals = refusalsOf('returnPaper', {
    ...ofAnySession('alert'),
    validation: 'alert',
    not_found: 'alert',
    not_owner: 'alert',
    paper_void: 'alert',
    paper_outdated: 'alert',
    file_too_large: 'alert',
    file_type_not_accepted: 'alert',
    file_locked: 'alert',
    pdf_unreadable: 'alert',
    signature_missing: 'alert',
    scan_without_picture: 'alert',
  })

  it.each(refusals)('that is refused as %s', async (code, row) => {
    const api = await show()
    await open()
    const file = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' })
    await user.upload(screen.getByLabelText('Αρχείο', { selector: 'input' }), file)
    refuseWith(api, 'returnPaper', code)
    await press('Αποστολή')
    await expectRefusal(code, row)
  })
})

/** The page of verification, and where it is. */
function AtAddress() {
  const { pathname } = useLocation()
  return (
    <>
      <PaperVerification code={pathname.slice(3)} isSignedIn={false} />
      <output>{pathname}</output>
    </>
  )
}

describe('the page of verification', () => {
  const verified: Wire<'verifyPaper'>['response'] = {
    kind: 'minutes',
    number: '2026/118',
    issuedOn: wireDay('2026-06-24'),
    depName: 'Πληροφορικής',
    instName: 'Πανεπιστήμιο',
    state: 'valid',
    endedOn: null,
    studentInitials: 'Ε. Π.',
  }

  it('tells a stranger that the paper is in force, and nothing to be done', async () => {
    stubApi().answer('verifyPaper', verified)
    renderInApp(<PaperVerification code={PAPER.code} isSignedIn={false} />)
    await screen.findByText('Ισχύει')
    expect(screen.getByText('Ε. Π.')).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says when a paper was replaced, and that a code is none', async () => {
    const api = stubApi()
    api.answer('verifyPaper', { ...verified, state: 'replaced', endedOn: wireDay('2026-06-26') })
    const { unmount } = renderInApp(<PaperVerification code={PAPER.code} isSignedIn={false} />)
    await screen.findByText('Αντικαταστάθηκε στις 26 Ιουνίου 2026')
    unmount()
    refuseWith(api, 'verifyPaper', 'not_found')
    renderInApp(<PaperVerification code="x" isSignedIn={false} />)
    await screen.findByText(/Δεν υπάρχει έγγραφο με αυτόν τον κωδικό/)
  })

  it('takes the code as it is printed where the link led nowhere', async () => {
    refuseWith(stubApi(), 'verifyPaper', 'not_found')
    const { container } = renderInApp(<AtAddress />, '/p/x')
    await screen.findByText(/Δεν υπάρχει έγγραφο με αυτόν τον κωδικό/)
    await fill({ 'Κωδικός του εγγράφου': '0123-4567' })
    await press('Επαλήθευση')
    expect(problemAt('Κωδικός του εγγράφου')).toContain('δεκαέξι γράμματα')
    await fill({ 'Κωδικός του εγγράφου': 'https://uni.gr/p/O123-4567-89ab-cdef' })
    await press('Επαλήθευση')
    await waitFor(() => expect(container.querySelector('output')?.textContent).toBe('/p/0123456789ABCDEF'))
  })

  it('lets the people of the thesis send the signed page', async () => {
    const api = stubApi({ role: 'instructor' })
    api.answer('verifyPaper', verified)
    api.answer('getPaperOfCode', { paper: PAPER, thesis: { thesisID: 7, thesisTitle: 'Τίτλος' } })
    renderInApp(<PaperVerification code={PAPER.code} isSignedIn />)
    await screen.findByRole('link', { name: 'Η εργασία' })
    await press('Μεταφόρτωση υπογεγραμμένου')
    const camera = await screen.findByRole<HTMLInputElement>('radio', { name: 'Φωτογραφία με το κινητό' })
    expect(camera.checked).toBe(true)
  })
})
