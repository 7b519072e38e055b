import type { Page } from '@playwright/test'
import { api } from '../fixtures/api.ts'
import { isoDay } from '../fixtures/days.ts'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../fixtures/people.ts'
import { aPhotograph } from '../fixtures/pictures.ts'

const demo = (username: string) => ({ username, password: DEMO_PASSWORD })
/** Who supervises the thesis whose dates are asked about, and who examine it. */
const [SUPERVISOR, MEMBERS] = [demo('azervas'), [demo('member'), demo('kkonstantinidis')]]
/** Without members, with a whole committee, and two that have ended: ids of the demo data. */
const THESES = { alone: 228, polled: 231, ended: 238, endedToo: 237 } as const

const ask = (text: string) => (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${text}`) }).click()

/** Puts a panel of the page at its top, below the bar. */
const at = (panel: string) => async (page: Page) => {
  const region = page.getByRole('region', { name: panel })
  await region.waitFor()
  await region.evaluate((element) => {
    element.style.scrollMarginTop = '80px'
    element.scrollIntoView()
  })
}

async function poll(): Promise<void> {
  const params = { thesisId: THESES.polled }
  if ((await api(SUPERVISOR, 'getProcess', { params })).examination?.dates) return
  const options = [
    { date: isoDay(12), time: '12:00' },
    { date: isoDay(13), time: '10:30' },
    { date: isoDay(15), time: '17:00' },
  ]
  await api(SUPERVISOR, 'offerDates', { params, body: { minutes: 30, options } })
  const { examination } = await api(SUPERVISOR, 'getProcess', { params })
  const ids = (examination?.dates?.options ?? []).map(({ optionID }) => optionID)
  for (const [place, member] of MEMBERS.entries()) {
    const answers = ids.map((optionID, index) => ({
      optionID,
      answer: index === 1 ? ('yes' as const) : index === place ? ('no' as const) : ('if_needed' as const),
    }))
    await api(member, 'answerDates', { params, body: { answers } })
  }
}

async function signMinutes(): Promise<void> {
  const params = { thesisId: THESES.ended }
  if ((await api(DEMO_PEOPLE.secretary, 'listPapers', { params })).papers.length > 0) return
  const body = { kind: 'minutes' as const, theses: [THESES.ended, THESES.endedToo] }
  await api(DEMO_PEOPLE.secretary, 'issuePapers', { body })
  const [minutes] = (await api(DEMO_PEOPLE.secretary, 'listPapers', { params })).papers
  await api(DEMO_PEOPLE.secretary, 'returnPaper', {
    params: { paperId: minutes?.paperID ?? 0 },
    body: { how: 'photo' },
    file: await aPhotograph('Πρακτικό με υπογραφές.jpg'),
  })
}

/** One thesis after the other on the way from the committee to the signed minutes. */
export const PROCESS_SCREENS = [
  {
    name: 'process-committee',
    path: `/thesis/${THESES.alone}`,
    who: demo('member'),
    act: ask('Πρόταση'),
  },
  {
    name: 'process-poll',
    path: `/thesis/${THESES.polled}`,
    who: SUPERVISOR,
    before: poll,
    act: at('Πορεία της εργασίας'),
  },
  {
    name: 'process-planned',
    path: '/dashboard/student/thesis/current',
    who: demo('student5'),
  },
  { name: 'process-mark-sheet', path: '/dashboard/instructor/examination/3/mark', who: demo('member') },
  {
    name: 'process-result',
    path: `/thesis/${THESES.ended}`,
    who: demo('member'),
    act: at('Αποτέλεσμα εξέτασης'),
  },
  {
    name: 'process-papers',
    path: '/dashboard/secretary/papers',
    who: DEMO_PEOPLE.secretary,
    before: signMinutes,
  },
  { name: 'rulebook', path: '/dashboard/secretary/rulebooks/1', who: DEMO_PEOPLE.secretary },
  { name: 'committees', path: '/dashboard/instructor/committees', who: demo('member') },
]
