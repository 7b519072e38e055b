import type { Wire } from '@diatrivi/contract/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { toThesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { stubApi } from '../../../../testing/api.ts'
import { comparison, continueWithBoth } from '../../../../testing/conflict.ts'
import { expectProblems, fill, press, user, valueAt } from '../../../../testing/form.ts'
import {
  CONFLICT,
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  wrongFields,
} from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { wireDay, wireThesis } from '../../../../testing/wire.ts'
import { EditThesisForm } from './edit-thesis-form.tsx'

type WireThesisFields = NonNullable<Wire<'editThesis'>['body']>['thesis']
const TITLE = 'Τίτλος'
const SAVE = 'Αποθήκευση'
const WIRE = wireThesis({
  version: 3,
  thesisStartDate: wireDay('2026-05-02'),
  keywords: [{ keyword: 'python' }],
})
const ELSEWHERE = wireThesis({ ...WIRE, version: 4, thesisTitle: 'Άλλος τίτλος', thesisIsPublicByInst: 0 })
const EDITED = {
  when: wireDay('2026-03-07'),
  who: { username: 'maria', uName: 'Μαρία', uSurname: 'Ανδρεάδου' },
  what: 'thesis_edited',
  details: {},
} as const

/** The label of each field of the wire; one without a label does not compile. */
const LABEL_OF_WIRE: Record<keyof WireThesisFields, string> = {
  thesisTitle: TITLE,
  titleEn: 'Τίτλος στα αγγλικά',
  thesisDescr: 'Περιγραφή',
  thesisAssignType: 'Τρόπος ανάθεσης',
  thesisIsPublicByInst: 'Ορατότητα',
  thesisIntDeadline: 'Προθεσμία δήλωσης ενδιαφέροντος',
  thesisStartDate: 'Ημερομηνία έναρξης',
  thesisIntendedEnd: 'Επιθυμητή ημερομηνία ολοκλήρωσης',
  textLanguage: 'Γλώσσα του κειμένου',
  tags: 'Λέξεις-κλειδιά',
}

// What comes by itself when it is needed is there from the start, so that no test waits for the compiler.
beforeAll(async () => {
  await import('../../../../shared/ui/date-field-picker.tsx')
  await import('../../../../shared/ui/tag-field-box.tsx')
})

function show() {
  const api = stubApi({ role: 'instructor' })
  api.answer('getThesis', [ELSEWHERE])
  api.answer('getThesisHistory', [EDITED])
  renderInApp(<EditThesisForm thesis={toThesis(WIRE)} keywords={[]} />)
  return api
}

async function save(title: string) {
  await fill({ [TITLE]: title })
  await press(SAVE)
}

describe('the form of a thesis', () => {
  it('asks for a title, and sends nothing without one', async () => {
    const api = show()
    await save('')
    expectProblems({ [TITLE]: 'Ο τίτλος είναι απαραίτητος' })
    expect(api.asked('editThesis')).toEqual([])
  })

  it('takes back that a day is wrong once it is right, also after it was refused', async () => {
    const api = show()
    api.answer('editThesis', wireThesis({ ...WIRE, version: 4 }))
    await save('')
    await fill({ [TITLE]: 'Νέος τίτλος' })
    const deadline = screen.getByRole('group', { name: 'Προθεσμία δήλωσης ενδιαφέροντος' })
    const parts = () => within(deadline).getAllByRole('spinbutton')
    await user.click(parts()[0] as HTMLElement)
    await user.keyboard('07032030')
    await user.click(document.body)
    expect(parts().map(({ textContent }) => textContent)).toEqual(['7', '3', '2030'])
    await waitFor(() => expect(screen.queryByText(/Η ημερομηνία δεν είναι σωστή/)).toBeNull())
    await press(SAVE)
    await screen.findByText('Επιτυχής αποθήκευση')
    expect(api.asked('editThesis')).toMatchObject([
      { body: { thesis: { thesisTitle: 'Νέος τίτλος', thesisIntDeadline: '2030-03-07' } } },
    ])
    expect(screen.queryByText(/Η ημερομηνία δεν είναι σωστή/)).toBeNull()
  })

  it('takes back that a day is half typed once it is empty', async () => {
    show()
    const deadline = screen.getByRole('group', { name: 'Προθεσμία δήλωσης ενδιαφέροντος' })
    const first = within(deadline).getAllByRole('spinbutton')[0] as HTMLElement
    await user.click(first)
    await user.keyboard('07')
    await press(SAVE)
    await screen.findByText(/Η ημερομηνία δεν είναι σωστή/)
    await user.click(first)
    await user.keyboard('{Backspace}')
    await user.click(document.body)
    await waitFor(() => expect(screen.queryByText(/Η ημερομηνία δεν είναι σωστή/)).toBeNull())
  })

  it('sends all of it upon the version that it was filled from, once, and the next time upon the new one', async () => {
    const api = show()
    const answer = api.hold('editThesis')
    await save('Νέος τίτλος')
    expect(await screen.findByText('Γίνεται αποθήκευση…')).toHaveProperty('disabled', true)
    answer(wireThesis({ ...WIRE, version: 4, thesisTitle: 'Νέος τίτλος' }))
    await screen.findByText('Επιτυχής αποθήκευση')
    expect(api.asked('editThesis')).toMatchObject([
      {
        path: '/v1/instructor/thesis/7',
        body: {
          thesis: {
            thesisTitle: 'Νέος τίτλος',
            thesisAssignType: 'immediate',
            thesisDescr: '',
            thesisIsPublicByInst: 1,
            thesisIntDeadline: null,
            thesisStartDate: '2026-05-02',
            thesisIntendedEnd: null,
            tags: { keywords: [{ keyword: 'python', status: 'preExisting' }] },
          },
        },
        version: '"3"',
      },
    ])
    await save('Νεότερος τίτλος')
    await waitFor(() => expect(api.asked('editThesis').at(-1)?.version).toBe('"4"'))
  })

  it('is only read once the thesis is marked', () => {
    const marked = toThesis(wireThesis({ ...WIRE, thesisMark: 9, state: 'ended' }))
    renderInApp(<EditThesisForm thesis={marked} keywords={[]} />)
    expect(screen.getByRole('alert').textContent).toBe(
      'Η εργασία έχει ολοκληρωθεί: τα στοιχεία της διαβάζονται μόνο.',
    )
    expect(document.querySelectorAll(':is(input, textarea, button):enabled')).toHaveLength(0)
    expect(screen.getByRole('group', { name: 'Περιγραφή' }).getAttribute('aria-disabled')).toBe('true')
    expect(valueAt(TITLE)).toBe(marked.title)
  })

  it('says at each field what the API found wrong with it', async () => {
    const api = show()
    const { fields, problems } = wrongFields(LABEL_OF_WIRE)
    api.refuse('editThesis', 'validation', { fields })
    await save('Νέος τίτλος')
    await waitFor(() => expectProblems(problems))
  })

  it.each(
    refusalsOf('editThesis', {
      ...ofAnySession('alert'),
      validation: 'alert',
      not_found: 'alert',
      not_owner: 'alert',
      thesis_ended: 'alert',
      version_conflict: CONFLICT,
    }),
  )('says why it was refused and keeps what was typed: %s', async (code, row) => {
    const api = show()
    refuseWith(api, 'editThesis', code)
    await save('Νέος τίτλος')
    await expectRefusal(code, row)
    expect(screen.getByDisplayValue('Νέος τίτλος')).toBeDefined()
  })

  it('says who saved it meanwhile, and is saved upon that with what was chosen field by field', async () => {
    const api = show()
    api.refuse('editThesis', 'version_conflict')
    await save('Νέος τίτλος')
    const { dialog, choices } = await comparison()
    expect(dialog.getByText(/Μαρία Ανδρεάδου/)).toBeDefined()
    expect(choices).toHaveLength(2)
    await continueWithBoth()
    api.answer('editThesis', wireThesis({ version: 5 }))
    await press(SAVE)
    await screen.findByText('Επιτυχής αποθήκευση')
    expect(api.asked('editThesis').at(-1)).toMatchObject({
      body: { thesis: { thesisTitle: 'Νέος τίτλος', thesisIsPublicByInst: 0 } },
      version: '"4"',
    })
  })
})
