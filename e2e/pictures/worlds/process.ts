import { api } from '../../fixtures/api.ts'
import { isoDay } from '../../fixtures/days.ts'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../../fixtures/people.ts'
import { aPhotograph } from '../../fixtures/pictures.ts'

const demo = (username: string) => ({ username, password: DEMO_PASSWORD })
/** A thesis of the demo data whose committee is complete: its supervisor and the members who are asked. */
export const POLL = {
  thesisId: 231,
  supervisor: demo('azervas'),
  members: [demo('member'), demo('kkonstantinidis')],
} as const
/** Two theses of the demo data whose examination has ended. */
const ENDED = [238, 237] as const

/** Offers three dates for the examination, and answers them as its members. */
export async function pollDates(): Promise<void> {
  const params = { thesisId: POLL.thesisId }
  if ((await api(POLL.supervisor, 'getProcess', { params })).examination?.dates) return
  const options = [
    { date: isoDay(12), time: '12:00' },
    { date: isoDay(13), time: '10:30' },
    { date: isoDay(15), time: '17:00' },
  ]
  await api(POLL.supervisor, 'offerDates', { params, body: { minutes: 30, options } })
  const { examination } = await api(POLL.supervisor, 'getProcess', { params })
  const ids = (examination?.dates?.options ?? []).map(({ optionID }) => optionID)
  for (const [place, member] of POLL.members.entries()) {
    const answers = ids.map((optionID, index) => ({
      optionID,
      answer: index === 1 ? ('yes' as const) : index === place ? ('no' as const) : ('if_needed' as const),
    }))
    await api(member, 'answerDates', { params, body: { answers } })
  }
}

/** Issues the minutes of both theses, and returns those of one with their signatures. */
export async function signMinutes(): Promise<void> {
  const params = { thesisId: ENDED[0] }
  if ((await api(DEMO_PEOPLE.secretary, 'listPapers', { params })).papers.length > 0) return
  const body = { kind: 'minutes' as const, theses: [...ENDED] }
  await api(DEMO_PEOPLE.secretary, 'issuePapers', { body })
  const [minutes] = (await api(DEMO_PEOPLE.secretary, 'listPapers', { params })).papers
  await api(DEMO_PEOPLE.secretary, 'returnPaper', {
    params: { paperId: minutes?.paperID ?? 0 },
    body: { how: 'photo' },
    file: await aPhotograph('Πρακτικό με υπογραφές.jpg'),
  })
}
