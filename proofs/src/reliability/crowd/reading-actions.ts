import { fill } from '@diatrivi/api/testing/test-client'
import { ROUTES } from '@diatrivi/contract/routes'
import { currentStep, oneSeen, reread, type Visitor } from './visitor.ts'

const PAGE_SIZE = '8'

/** Topics of the own department, or now and then of the whole institution. */
export async function browseTopics(me: Visitor): Promise<void> {
  const page = String(1 + me.random.below(3))
  const everywhere = me.random.percent(30) ? { department: 'all' } : {}
  me.seen = await me.ask('browse', 'listOpenTheses', { query: { page, pageSize: PAGE_SIZE, ...everywhere } })
}

export async function browseOwnThesis(me: Visitor): Promise<void> {
  const { thesis } = await me.ask('browse', 'getCurrentThesis')
  me.seen = thesis === null ? [] : [thesis]
}

export async function browseSupervised(me: Visitor): Promise<void> {
  await me.ask('browse', 'getNotificationOverview')
  me.seen = await me.ask('browse', 'listThesesInProgress', { query: { page: '1', pageSize: PAGE_SIZE } })
}

export async function browseLists(me: Visitor): Promise<void> {
  await me.ask('browse', 'listMyTodoLists', { query: { page: '1', pageSize: PAGE_SIZE } })
}

/** A word of a title that was read, in the quick search and, by students, among the topics. */
export async function searchWord(me: Visitor): Promise<void> {
  const words = (oneSeen(me)?.thesisTitle ?? 'Ανάλυση δεδομένων')
    .split(' ')
    .filter(({ length }) => length > 3)
  const word = words[me.random.below(words.length)] ?? 'θέμα'
  await me.ask('search', 'search', { query: { text: word } })
}

export async function searchTopics(me: Visitor): Promise<void> {
  const title = oneSeen(me)?.thesisTitle.split(' ').at(0) ?? 'Ανάλυση'
  me.seen = await me.ask('search', 'listOpenTheses', {
    query: { search: title, page: '1', pageSize: PAGE_SIZE },
  })
}

export async function openThesis(me: Visitor): Promise<void> {
  const thesis = oneSeen(me)
  if (thesis !== null) await reread(me, thesis.thesisID)
}

/** Opens the thesis with what was said about its step and what happened to it. */
export async function openOwnThesis(me: Visitor): Promise<void> {
  const thesisId = oneSeen(me)?.thesisID
  if (thesisId === undefined) return
  const thesis = await reread(me, thesisId)
  const step = thesis && currentStep(thesis)
  const firstPage = { page: '1', pageSize: '20' }
  await me.ask('detail', 'getThesisHistory', { params: { thesisId }, query: firstPage })
  if (!step) return
  await me.ask('detail', 'listStepComments', { params: { itemId: step.dliID }, query: firstPage })
}

/** By a token for that path, as a browser opens it. */
export async function downloadStepFile(me: Visitor): Promise<void> {
  const steps = oneSeen(me)?.doList?.doListItems ?? []
  const step = steps.findLast(({ attachment }) => attachment !== null)
  if (step === undefined) return
  const params = { itemId: step.dliID }
  const path = fill(ROUTES.downloadStepFile.split(' ')[1] ?? '', params)
  const { token } = await me.ask('act', 'makeDownloadToken', { body: { path } })
  await me.fetchFile('downloadStepFile', { params, query: { jwt_token: token } })
}

export async function readNotices(me: Visitor): Promise<void> {
  await me.ask('notices', 'listNotices', { query: { page: '1', pageSize: PAGE_SIZE } })
  if (me.random.percent(30)) await me.ask('notices', 'readAllNotices')
}
