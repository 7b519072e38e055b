import { describe, expect, it } from 'vitest'
import { statementsOf } from '../../../testing/statements-of.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { aHeldExamination, seal } from '../../examination/marking/committee-marks.fixture.ts'

const api = await startTestApi()
const seatsOf = async (client: TestClient) => (await client.call('listOwnSeats')).body

describe('listOwnSeats', () => {
  it('has the day of the examination, and says who owes a mark', async () => {
    const { first, thesis, examination } = await aHeldExamination(api)
    expect(await seatsOf(first.client)).toMatchObject([
      {
        thesis: { thesisID: thesis.id },
        examination: { examinationID: examination.id, state: 'held' },
        owesMark: true,
      },
    ])
    await seal(first.client, examination, '8.00')
    expect(await seatsOf(first.client)).toMatchObject([{ owesMark: false }])
  })

  it('asks nobody for a mark who was absent, or before the examination is held', async () => {
    const { second } = await aHeldExamination(api, { isLastAbsent: true })
    expect(await seatsOf(second.client)).toMatchObject([{ owesMark: false }])
    const planned = await aHeldExamination(api, { isHeld: false })
    expect(await seatsOf(planned.first.client)).toMatchObject([
      { examination: { state: 'planned' }, owesMark: false },
    ])
  })

  it('asks once more whose marks lie apart', async () => {
    const { asInstructor, first, second, examination } = await aHeldExamination(api, {
      marking: { spread: 100 },
    })
    await seal(asInstructor, examination, '9.00')
    await seal(first.client, examination, '5.00')
    await seal(second.client, examination, '7.00')
    expect(await seatsOf(first.client)).toMatchObject([{ owesMark: true }])
    await first.client.call('confirmMark', { params: { examinationId: examination.id } })
    expect(await seatsOf(first.client)).toMatchObject([{ owesMark: false }])
  })

  it('reads the marks of every committee at once', async () => {
    const { first } = await aHeldExamination(api)
    const { thesis } = await aHeldExamination(api)
    const countStatements = async () => (await statementsOf(() => seatsOf(first.client))).length
    const ofOne = await countStatements()
    await api.given.aSeat({ thesis, person: first.account, position: 4, state: 'accepted' })
    expect(await seatsOf(first.client)).toHaveLength(2)
    expect(await countStatements()).toBe(ofOne)
  })

  it('leaves out an examination that was cancelled', async () => {
    const { first, asInstructor, examination } = await aHeldExamination(api, { isHeld: false })
    const params = { examinationId: examination.id }
    await asInstructor.call('cancelExamination', { params, body: { reason: 'Απεργία' } })
    expect(await seatsOf(first.client)).toMatchObject([{ examination: null, owesMark: false }])
  })
})
