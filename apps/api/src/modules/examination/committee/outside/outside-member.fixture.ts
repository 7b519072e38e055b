import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import type { TestApi } from '../../../../testing/test-api.ts'
import type { TestClient } from '../../../../testing/test-client.ts'
import { aDepartmentWithPeople } from '../../../view/thesis-view/people.fixture.ts'

export const OK = { status: 200, body: { status: 200 } }
export const refusal = (status: number, code: string) => ({ status, error: { code } })
export const YES = { accepts: true, noImpediment: true }
export const ZOE = {
  firstName: 'Ζωή',
  surname: 'Καρρά',
  rankText: 'Ομότιμη Καθηγήτρια',
  affiliation: 'Πανεπιστήμιο Κρήτης',
  email: 'zoe@example.org',
}

export type Thesis = { id: number }

/** People from outside in committees, and what is done to them by links. */
export function outsideMembers(api: TestApi) {
  const { given, clock } = api

  /** A thesis in progress under rules that ask for a committee of three, one of them from outside. */
  async function aThesisUnderRules(committee: object = {}) {
    const people = await aDepartmentWithPeople(api)
    const { instructor, student, department } = people
    const preset = PRESET_RULES.integrated_master
    const rules = { ...preset, committee: { ...preset.committee, ...committee } }
    const book = await given.aRulebook({
      department,
      rules,
      inForceFrom: '2025-09-01',
      publishedAt: clock.now(),
    })
    const thesis = await given.aThesis({ instructor, student, rulebookId: book.id })
    await given.aSeat({ thesis, person: instructor, position: 1, role: 'supervisor', state: 'accepted' })
    const asSecretary = await api.as(await given.aSecretary({ department }))
    return { ...people, thesis, asSecretary }
  }

  const propose = (client: TestClient, { id }: Thesis, ...outsiders: object[]) =>
    client.call('proposeCommittee', {
      params: { thesisId: id },
      body: { seats: outsiders.map((outside) => ({ role: 'member', outside })) },
    })

  async function seatsOf(client: TestClient, { id }: Thesis) {
    const { body } = await client.call('getProcess', { params: { thesisId: id } })
    if (body.committee === null) throw new Error('The thesis has no committee.')
    return body.committee.seats
  }

  /** With Zoe asked, and the code of the link in her mail. */
  async function withZoeAsked() {
    const world = await aThesisUnderRules()
    await propose(world.asInstructor, world.thesis, ZOE)
    const seats = await seatsOf(world.asInstructor, world.thesis)
    const seatId = seats.find(({ person }) => person.username === null)?.seatID ?? 0
    return { ...world, params: { seatId }, code: await codeTo(ZOE.email) }
  }

  async function codeTo(email: string): Promise<string> {
    const { text } = await api.mailbox.newestTo(email)
    return /\/s#([\w-]{27})/.exec(text)?.[1] ?? ''
  }

  const open = (code: string) => api.anonymous.call('openSeat', { body: { code } })
  const answer = (code: string, body: object = YES) =>
    api.anonymous.call('answerSeatByLink', { body: { code, ...body } })

  return { aThesisUnderRules, propose, seatsOf, withZoeAsked, codeTo, open, answer }
}
