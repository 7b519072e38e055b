import { api } from '../../fixtures/api.ts'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../../fixtures/people.ts'
import { aPhotograph } from '../../fixtures/pictures.ts'

const demo = (username: string) => ({ username, password: DEMO_PASSWORD })
/** A thesis of the demo data whose committee is asked about dates, and its supervisor. */
export const POLL = { thesisId: 231, supervisor: demo('azervas') } as const
/** Two theses of the demo data whose marks are open. */
const OPENED = [237, 235] as const

/** Issues the minutes of both theses, and returns those of one with their signatures. */
export async function signMinutes(): Promise<void> {
  const params = { thesisId: OPENED[0] }
  if ((await api(DEMO_PEOPLE.secretary, 'listPapers', { params })).papers.length > 0) return
  const body = { kind: 'minutes' as const, theses: [...OPENED] }
  await api(DEMO_PEOPLE.secretary, 'issuePapers', { body })
  const [minutes] = (await api(DEMO_PEOPLE.secretary, 'listPapers', { params })).papers
  await api(DEMO_PEOPLE.secretary, 'returnPaper', {
    params: { paperId: minutes?.paperID ?? 0 },
    body: { how: 'photo' },
    file: await aPhotograph('Πρακτικό με υπογραφές.jpg'),
  })
}
