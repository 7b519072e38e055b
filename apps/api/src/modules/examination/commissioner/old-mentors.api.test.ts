import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { ThesisValues } from '../../../testing/thesis.factories.ts'
import { oldMentors } from './old-mentors.service.ts'
import { commissioner } from './tables.ts'

const api = await startTestApi()
const { clock, db, given } = api

const mentorOf = async ({ id }: { id: number }) => {
  const [row] = await db.select().from(commissioner).where(eq(commissioner.id, id))
  return { surname: row?.mentorSurname, email: row?.mentorEmail, firm: row?.firm }
}

it('takes the name and the address of a mentor off 90 days after the end, and leaves the firm', async () => {
  clock.set('2026-06-01T09:00:00Z')
  const aThesis = async (values: ThesisValues = {}) =>
    given.aThesis({ student: await given.aStudent(), ...values })
  const old = await given.aCommissioner({ thesis: await aThesis({ mark: 9, endDate: '2026-03-02' }) })
  const young = await given.aCommissioner({ thesis: await aThesis({ mark: 9, endDate: '2026-03-03' }) })
  const running = await given.aCommissioner({ thesis: await aThesis() })
  const thesis = { ...(await given.aThesis()), studentId: (await given.aStudent()).id }
  const released = await given.aCommissioner({ thesis, updatedAt: new Date('2026-01-01T09:00:00Z') })
  await oldMentors(api)()
  expect(await mentorOf(old)).toEqual({ surname: null, email: null, firm: old.firm })
  expect(await mentorOf(released)).toEqual({ surname: null, email: null, firm: released.firm })
  expect(await mentorOf(young)).toMatchObject({ surname: 'Σάρρα' })
  expect(await mentorOf(running)).toMatchObject({ surname: 'Σάρρα' })
})
