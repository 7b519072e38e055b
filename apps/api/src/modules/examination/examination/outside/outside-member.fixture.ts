import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import type { TestApi } from '../../../../testing/test-api.ts'
import { aDepartmentWithPeople } from '../../../view/thesis-view/people.fixture.ts'

/** A thesis in progress whose committee has a person from outside, and rules that let it be examined on any day. */
export async function aThesisWithZoe(api: TestApi, person: { email?: string } = {}) {
  const { given, clock } = api
  const people = await aDepartmentWithPeople(api)
  const { department, instructor, student } = people
  const preset = PRESET_RULES.integrated_master
  const examination = {
    ...preset.examination,
    needsAllSteps: false,
    minMonths: null,
    windows: [],
    noticeDays: 0,
    textDays: 0,
    quorum: 2,
  }
  const book = await given.aRulebook({
    department,
    rules: { ...preset, committee: { ...preset.committee, maxOutside: 2, minFaculty: 1 }, examination },
    publishedAt: clock.now(),
  })
  const file = await given.aStoredFile('%PDF-1.7', 'application/pdf')
  const final = { finalFileId: file.id, finalFileName: 'Κείμενο.pdf' }
  const thesis = await given.aThesis({ instructor, student, rulebookId: book.id, ...final })
  const accepted = { thesis, state: 'accepted' } as const
  const zoe = await given.anOutsidePerson({ department, ...person })
  await given.aSeat({ ...accepted, person: instructor, position: 1, role: 'supervisor' })
  const seat = await given.aSeat({ ...accepted, outsidePersonId: zoe.id, position: 2 })
  const asSecretary = await api.as(await given.aSecretary({ department }))
  return { ...people, thesis, zoe, seat, asSecretary, of: { params: { thesisId: thesis.id } } }
}

let places = 0
export const aPlan = (values: object = {}) => {
  places += 1
  return {
    date: '2026-06-24',
    time: '12:00',
    minutes: 40,
    place: `Αίθουσα Ζ${places}`,
    isPublic: true,
    language: 'el',
    ...values,
  }
}
