import type { MarkingRules } from '@diatrivi/domain/department/rulebook/marking-rules'
import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import { USUAL_RULES } from '@diatrivi/domain/department/rulebook/rules'
import type { TestApi } from '../../../testing/test-api.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'

/** The code that stands alone on its line. */
export const PIN_IN_MAIL = /^(\d{6})$/m

/** The code of the link in a mail about a mark. */
export function linkIn(text: string): string {
  return /\/s#mark\.([\w-]{27})/.exec(text)?.[1] ?? ''
}

/** A thesis whose committee of three, a person from outside among them, has just held its examination by the call. */
export async function heldByLink(
  api: TestApi,
  { marking = {}, isPresent = true }: { marking?: Partial<MarkingRules>; isPresent?: boolean } = {},
) {
  const { given, clock } = api
  const people = await aDepartmentWithPeople(api)
  const { department, instructor, student, asInstructor } = people
  const preset = PRESET_RULES.integrated_master
  const rules = {
    ...preset,
    examination: { ...preset.examination, needsAllSteps: false, quorum: 2 },
    marking: { ...USUAL_RULES.marking, ...marking },
  }
  const book = await given.aRulebook({ department, rules, publishedAt: clock.now() })
  const thesis = await given.aThesis({ instructor, student, rulebookId: book.id })
  const first = await people.another('instructor')
  const zoe = await given.anOutsidePerson({ department })
  const accepted = { thesis, state: 'accepted' } as const
  const supervisors = await given.aSeat({ ...accepted, person: instructor, position: 1, role: 'supervisor' })
  const firstSeat = await given.aSeat({ ...accepted, person: first.account, position: 2 })
  const seat = await given.aSeat({ ...accepted, outsidePersonId: zoe.id, position: 3 })
  const examination = await given.anExamination({ thesis, startsAt: clock.now() })
  const presence = [
    { seatID: supervisors.id, presence: 'present' },
    { seatID: firstSeat.id, presence: 'present' },
    { seatID: seat.id, presence: isPresent ? 'remote' : 'absent' },
  ]
  const held = await asInstructor.call('holdExamination', {
    params: { examinationId: examination.id },
    body: { presence },
  })
  if (held.status !== 200) throw new Error(`The examination was not held: ${held.text}`)
  const asSecretary = await api.as(await given.aSecretary({ department }))
  const code = isPresent ? linkIn((await api.mailbox.newestTo(zoe.email)).text) : ''
  return { ...people, thesis, first, firstSeat, zoe, seat, examination, asSecretary, code }
}
