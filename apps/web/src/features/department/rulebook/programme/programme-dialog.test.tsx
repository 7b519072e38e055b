import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../testing/api.ts'
import { choose, expectProblems, fieldAt, fill, press, valueAt } from '../../../../testing/form.ts'
import {
  CONFLICT,
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  wrongFieldsOf,
} from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { type Programme, toProgramme } from '../rulebook.mapper.ts'
import ProgrammeDialog from './programme-dialog.tsx'

const NAME = 'Όνομα'
const ENGLISH = 'Όνομα στα αγγλικά'
const LEVEL = 'Κύκλος σπουδών'
const KIND = 'Είδος εργασίας'
const ECTS = 'Μονάδες ECTS της εργασίας'
const CODE = 'Κωδικός μαθήματος'
const TYPED = { [NAME]: 'ΠΜΣ Πληροφορική', [ENGLISH]: 'MSc Informatics', [ECTS]: '30', [CODE]: 'ΠΛΗ-900' }
const SENT = {
  name: 'ΠΜΣ Πληροφορική',
  nameEn: 'MSc Informatics',
  level: 'second',
  kind: 'master',
  ects: 30,
  courseCode: 'ΠΛΗ-900',
}
const WIRE = {
  programmeID: 5,
  depID: 7,
  name: 'Παλιό όνομα',
  nameEn: null,
  level: 'second',
  kind: 'master',
  ects: null,
  courseCode: null,
  version: 3,
} as const

function setUp(item: Programme | null = null) {
  const api = stubApi({ role: 'secretary' })
  // As another person saved it meanwhile.
  api.answer('listProgrammes', [{ ...WIRE, name: 'Άλλο όνομα', version: 4 }])
  const onClose = vi.fn()
  renderInApp(<ProgrammeDialog departmentId={7} item={item} onClose={onClose} />)
  return { api, onClose, save: () => press('Αποθήκευση') }
}

describe('the form of a programme', () => {
  it('asks for a name, goes to it and sends nothing', async () => {
    const { api, save } = setUp()
    await save()
    await waitFor(() => expectProblems({ [NAME]: 'Υποχρεωτικό πεδίο' }))
    expect(document.activeElement).toBe(fieldAt(NAME))
    expect(api.asked('createProgramme')).toEqual([])
  })

  it.each(['0', '121', 'τριάντα', '7,5'])('sends nothing while the credits are %s', async (text) => {
    const { api, save } = setUp(toProgramme(WIRE))
    await fill({ [ECTS]: text })
    await save()
    await waitFor(() => expectProblems({ [ECTS]: 'Από 1 έως 120.' }))
    expect(api.asked('editProgramme')).toEqual([])
  })

  it('adds one to the department, says so and closes', async () => {
    const { api, save, onClose } = setUp()
    api.answer('createProgramme', { status: 200, id: 9 })
    await fill(TYPED)
    await choose(LEVEL, 'Δεύτερος (μεταπτυχιακές σπουδές)')
    await choose(KIND, 'Μεταπτυχιακή διπλωματική εργασία')
    await save()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(api.asked('createProgramme').map(({ body }) => body)).toEqual([{ depID: 7, ...SENT }])
    await screen.findByText('Επιτυχής αποθήκευση')
  })

  it('changes one upon the version that it was filled from', async () => {
    const { api, save, onClose } = setUp(toProgramme(WIRE))
    api.answer('editProgramme', { status: 200 })
    await fill(TYPED)
    await save()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(api.asked('editProgramme')).toMatchObject([
      { path: expect.stringMatching(/\/5$/), version: '"3"', body: SENT },
    ])
  })

  const shared = { ...ofAnySession('alert'), validation: 'alert', not_found: 'alert' } as const

  it.each(refusalsOf('createProgramme', shared))(
    'says why none was added and keeps what was typed: %s',
    async (code, row) => {
      const { api, save, onClose } = setUp()
      refuseWith(api, 'createProgramme', code)
      await fill(TYPED)
      await save()
      await expectRefusal(code, row)
      expect(valueAt(NAME)).toBe(TYPED[NAME])
      expect(onClose).not.toHaveBeenCalled()
    },
  )

  it.each(refusalsOf('editProgramme', { ...shared, version_conflict: CONFLICT }))(
    'says why nothing was changed and keeps what was typed: %s',
    async (code, row) => {
      const { api, save, onClose } = setUp(toProgramme(WIRE))
      refuseWith(api, 'editProgramme', code)
      await fill({ [NAME]: TYPED[NAME] })
      await save()
      await expectRefusal(code, row)
      expect(valueAt(NAME)).toBe(TYPED[NAME])
      expect(onClose).not.toHaveBeenCalled()
    },
  )

  it('says at each field what the API found wrong with it', async () => {
    const { fields, problems } = wrongFieldsOf('editProgramme', {
      name: NAME,
      nameEn: ENGLISH,
      level: LEVEL,
      kind: KIND,
      ects: ECTS,
      courseCode: CODE,
    })
    const { api, save } = setUp(toProgramme(WIRE))
    api.refuse('editProgramme', 'validation', { fields })
    await fill({ [NAME]: TYPED[NAME] })
    await save()
    await waitFor(() => expectProblems(problems))
  })
})
