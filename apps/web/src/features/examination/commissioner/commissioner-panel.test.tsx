import type { Wire } from '@diatrivi/contract/endpoints'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { m } from '../../../paraglide/messages.js'
import { stubApi } from '../../../testing/api.ts'
import { choose, expectProblems, fill, press, valueAt } from '../../../testing/form.ts'
import { answerQuestion } from '../../../testing/question.ts'
import {
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  wrongFieldsOf,
} from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { wireDay } from '../../../testing/wire.ts'
import { wireProcess } from '../../../testing/wire-process.ts'
import { CommissionerPanel } from './commissioner-panel.tsx'

type Part = NonNullable<Wire<'getProcess'>['response']['commissioner']>
type Current = NonNullable<Part['current']>

const NAMED: Current = {
  firm: 'Ναυπηγεία Α.Ε.',
  mentor: { uName: 'Ζωή', uSurname: 'Καρρά', email: 'zoe@example.org', language: 'en' },
  agreedOn: wireDay('2026-02-01'),
  agreementNote: 'Πρωτ. 12',
  embargoReason: null,
  link: { sentAt: wireDay('2026-02-01'), until: wireDay('2026-03-01'), holds: true },
  hasComments: false,
  maySeeComments: true,
}
const MAY: Part['may'] = { set: true, remove: true, revokeLink: true, comment: true }
const [EMAIL, SAVE] = ['Ηλεκτρονική διεύθυνση (e-mail)', 'Αποθήκευση']

async function open(current: Current | null = NAMED, may: Partial<Part['may']> = {}) {
  const api = stubApi({ role: 'instructor' })
  api.answer('getProcess', { ...wireProcess(), commissioner: { current, may: { ...MAY, ...may } } })
  api.answer('listCommissionerComments', [])
  renderInApp(<CommissionerPanel thesisId={7} />)
  await screen.findByRole('heading', { name: 'Συνεργαζόμενος φορέας' })
  return api
}

describe('the form of the firm that a thesis is worked on with', () => {
  async function openForm(current: Current | null = NAMED) {
    const api = await open(current)
    await press(current === null ? 'Ορισμός φορέα' : 'Επεξεργασία')
    await screen.findByRole('dialog')
    return api
  }

  it('asks for the firm and its mentor, and sends what was typed', async () => {
    const api = await openForm(null)
    api.answer('setCommissioner', { status: 200 })
    await press(SAVE)
    const required = 'Υποχρεωτικό πεδίο'
    await waitFor(() =>
      expectProblems({ Φορέας: required, Όνομα: required, Επώνυμο: required, [EMAIL]: required }),
    )
    await fill({ Φορέας: 'Ναυπηγεία', Όνομα: 'Ζωή', Επώνυμο: 'Καρρά', [EMAIL]: 'zoe' })
    await press(SAVE)
    await waitFor(() => expectProblems({ [EMAIL]: m.profile_email_invalid() }))
    expect(api.asked('setCommissioner')).toEqual([])
    await fill({ [EMAIL]: 'zoe@example.org' })
    await choose('Γλώσσα των μηνυμάτων', 'Αγγλικά')
    await press(SAVE)
    await waitFor(() => expect(api.asked('setCommissioner')).toHaveLength(1))
    expect(api.asked('setCommissioner')[0]?.body).toMatchObject({
      firm: 'Ναυπηγεία',
      firstName: 'Ζωή',
      surname: 'Καρρά',
      email: 'zoe@example.org',
      language: 'en',
      agreedOn: null,
    })
  })

  it('begins with what stands', async () => {
    await openForm()
    expect(valueAt('Φορέας')).toBe('Ναυπηγεία Α.Ε.')
    expect(valueAt(EMAIL)).toBe('zoe@example.org')
    expect(valueAt('Για τη συμφωνία')).toBe('Πρωτ. 12')
  })

  it('shows at each field what the API finds wrong with it', async () => {
    const api = await openForm()
    const { fields, problems } = wrongFieldsOf('setCommissioner', {
      firm: 'Φορέας',
      firstName: 'Όνομα',
      surname: 'Επώνυμο',
      email: EMAIL,
      language: 'Γλώσσα των μηνυμάτων',
      agreedOn: 'Συμφωνία εμπιστευτικότητας, υπογράφηκε',
      agreementNote: 'Για τη συμφωνία',
      embargoReason: 'Λόγος αναστολής δημοσίευσης',
    })
    api.refuse('setCommissioner', 'validation', { fields })
    await press(SAVE)
    await waitFor(() => expectProblems(problems))
  })

  it.each(
    refusalsOf('setCommissioner', {
      ...ofAnySession('alert'),
      validation: 'alert',
      not_found: 'alert',
      not_owner: 'alert',
      no_company: 'alert',
      thesis_ended: 'alert',
      not_in_progress: 'alert',
    }),
  )('says why nothing was saved: %s', async (code, row) => {
    const api = await openForm()
    refuseWith(api, 'setCommissioner', code)
    await press(SAVE)
    await expectRefusal(code, row)
  })
})

describe('the link of the mentor', () => {
  it('is sent at once where none holds', async () => {
    const api = await open({ ...NAMED, link: null })
    api.answer('sendCommissionerLink', { status: 200, heldMails: [] })
    await press('Αποστολή συνδέσμου')
    await waitFor(() => expect(api.asked('sendCommissionerLink')).toHaveLength(1))
  })

  it('asks before it ends another', async () => {
    const api = await open()
    await press('Νέος σύνδεσμος')
    expect(await answerQuestion('Όχι')).toContain('Ο προηγούμενος σύνδεσμος παύει να ισχύει.')
    expect(api.asked('sendCommissionerLink')).toEqual([])
  })

  it.each(
    refusalsOf('revokeCommissionerLink', {
      ...ofAnySession('toast'),
      not_found: 'toast',
      not_owner: 'nowhere',
      link_expired: 'toast',
    }),
  )('says why it was not ended: %s', async (code, row) => {
    const api = await open()
    refuseWith(api, 'revokeCommissionerLink', code)
    await press('Ανάκληση συνδέσμου')
    await expectRefusal(code, row)
  })

  it.each(
    refusalsOf('removeCommissioner', {
      ...ofAnySession('toast'),
      not_found: 'toast',
      not_owner: 'nowhere',
      no_company: 'toast',
      thesis_ended: 'toast',
      not_in_progress: 'toast',
      company_comments: 'toast',
    }),
  )('the firm stays and the reason is said: %s', async (code, row) => {
    const api = await open()
    refuseWith(api, 'removeCommissioner', code)
    await press('Αφαίρεση')
    await answerQuestion('Αφαίρεση')
    await expectRefusal(code, row)
  })
})

describe('the conversation with the firm', () => {
  const COMMENT = 'Σχόλιο προς τον φορέα'

  it('sends no empty comment, and empties its field once one is sent', async () => {
    const api = await open()
    api.answer('writeCommissionerComment', 4)
    await press('Αποστολή')
    await waitFor(() => expectProblems({ [COMMENT]: 'Γράψτε το σχόλιό σας.' }))
    await fill({ [COMMENT]: 'Καλημέρα σας' })
    await press('Αποστολή')
    await waitFor(() => expect(valueAt(COMMENT)).toBe(''))
    expect(api.asked('writeCommissionerComment')[0]?.body).toEqual({ text: 'Καλημέρα σας' })
  })

  it.each(
    refusalsOf('writeCommissionerComment', {
      ...ofAnySession({ field: COMMENT }),
      validation: { field: COMMENT },
      not_found: { field: COMMENT },
      thesis_ended: { field: COMMENT },
      not_in_progress: { field: COMMENT },
    }),
  )('keeps a refused comment and says why: %s', async (code, row) => {
    const api = await open()
    refuseWith(api, 'writeCommissionerComment', code)
    await fill({ [COMMENT]: 'Καλημέρα σας' })
    await press('Αποστολή')
    await expectRefusal(code, row)
    expect(valueAt(COMMENT)).toBe('Καλημέρα σας')
  })

  it('has no field where the reader may not write', async () => {
    await open(NAMED, { comment: 'thesis_ended' })
    await screen.findByText('Δεν έχει γραφτεί ακόμη σχόλιο σε αυτή τη συνομιλία.')
    expect(screen.queryByLabelText(COMMENT)).toBeNull()
  })
})
