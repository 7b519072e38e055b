import { expect, it } from 'vitest'
import { statementsOf } from '../../../testing/statements-of.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { aDepartmentWithPapers, issue } from '../../examination/paper/paper.fixture.ts'

const api = await startTestApi()
const { given } = api

it('the process of a thesis is one statement, however far the thesis has come', async () => {
  const people = await aDepartmentWithPapers(api)
  const { asInstructor, asSecretary, instructor, another } = people
  const { thesis: accepted, seats } = await people.anAcceptedThesis((await another('student')).account)
  await given.aDateOption({ thesis: accepted })
  for (const seat of seats) await given.aSeatLink({ seat, purpose: 'mark' })
  const { thesis: marked } = await people.aMarkedThesis()
  await issue(asSecretary, 'minutes', marked)
  const plain = await given.aThesis({ instructor, student: (await another('student')).account })

  // Who holds offices is read once, and kept by the access until an office changes.
  await asInstructor.call('getProcess', { params: { thesisId: plain.id } })
  for (const { id } of [accepted, marked, plain]) {
    const texts = await statementsOf(async () => {
      const { status } = await asInstructor.call('getProcess', { params: { thesisId: id } })
      expect(status).toBe(200)
    })
    expect(texts).toHaveLength(1)
  }
})
