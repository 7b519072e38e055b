import type { MarkingRules } from '@diatrivi/domain/department/rulebook/marking-rules'
import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import { USUAL_RULES } from '@diatrivi/domain/department/rulebook/rules'
import type { TestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'

interface Row {
  id: number
}

/** A thesis in progress whose committee of three, the supervisor among them, has just held its examination. */
export async function aHeldExamination(
  api: TestApi,
  {
    marking = {},
    corrections = null,
    isHeld = true,
    isLastAbsent = false,
  }: {
    marking?: Partial<MarkingRules>
    corrections?: string | null
    isHeld?: boolean
    isLastAbsent?: boolean
  } = {},
) {
  const { given, clock } = api
  const people = await aDepartmentWithPeople(api)
  const { department, instructor, student } = people
  const rules = { ...PRESET_RULES.integrated_master, marking: { ...USUAL_RULES.marking, ...marking } }
  const book = await given.aRulebook({ department, rules, publishedAt: clock.now() })
  const thesis = await given.aThesis({ instructor, student, rulebookId: book.id })
  const first = await people.another('instructor')
  const second = await people.another('instructor')
  const accepted = { thesis, state: 'accepted' } as const
  const seats = [
    await given.aSeat({ ...accepted, person: instructor, position: 1, role: 'supervisor' }),
    await given.aSeat({ ...accepted, person: first.account, position: 2 }),
    await given.aSeat({ ...accepted, person: second.account, position: 3 }),
  ] as const
  const due = corrections === null ? {} : { corrections, correctionsDue: '2026-03-31' as const }
  const present = [
    { seat: seats[0] },
    { seat: seats[1], presence: 'remote' as const },
    { seat: seats[2], presence: isLastAbsent ? ('absent' as const) : ('present' as const) },
  ]
  const examination = isHeld
    ? await given.aHeldExamination({ thesis, ...due, seats: present })
    : await given.anExamination({ startsAt: api.clock.now(), thesis, ...due })
  return { ...people, thesis, first, second, seats, examination }
}

/** Seals a mark for the one part of the usual rules. */
export const seal = (client: TestClient, { id }: Row, mark: string) =>
  client.call('saveMemberMark', {
    params: { examinationId: id },
    body: { parts: [{ key: 'whole', mark }], seal: true },
  })

export const draft = (client: TestClient, { id }: Row, mark: string | null) =>
  client.call('saveMemberMark', {
    params: { examinationId: id },
    body: { parts: [{ key: 'whole', mark }], seal: false },
  })

export const processOf = async (client: TestClient, { id }: Row) =>
  (await client.call('getProcess', { params: { thesisId: id } })).body

export async function thesisOf(client: TestClient, { id }: Row) {
  const { body } = await client.call('getThesis', { params: { thesisId: id } })
  return body[0]
}
