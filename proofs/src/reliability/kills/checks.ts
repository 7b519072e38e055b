import assert from 'node:assert/strict'
import type { StepState } from '@diatrivi/api/testing/todo-list.factories'
import type { CommentView } from '@diatrivi/contract/thesis/comment/comment.schemas'
import type { ThesisView } from '@diatrivi/contract/thesis/thesis/thesis.schemas'
import type { TodoListView } from '@diatrivi/contract/thesis/todo-list/todo-list.schemas'
import type { Client } from 'pg'
import { read, request } from './call.ts'
import type { Ledger, SentComment } from './ledger.ts'
import type { Scene } from './scene.ts'
import { hashOf } from './upload.ts'

const PAGE_SIZE = 100

interface Where {
  address: string
  scene: Scene
  client: Client
}

/** Throws unless all that was acknowledged is there once, and the rest whole or not at all. Returns where the step stands. */
export async function checkLedger(where: Where, ledger: Ledger): Promise<StepState> {
  const byStep = Map.groupBy(ledger.comments, ({ itemId }) => itemId)
  for (const [itemId, sent] of byStep) await checkComments(where, itemId, sent)
  await checkTopics(where, ledger)
  await checkNewcomers(where, ledger)
  return checkStep(where, ledger)
}

async function checkComments({ address, scene }: Where, itemId: number, sent: SentComment[]): Promise<void> {
  const { token = '' } = scene.students[sent[0]?.student ?? 0] ?? {}
  const found: CommentView[] = []
  for (let page = 1; found.length === (page - 1) * PAGE_SIZE; page += 1) {
    const query = `?page=${page}&pageSize=${PAGE_SIZE}`
    found.push(
      ...(await read<CommentView[]>(address, 'listStepComments', { token, params: { itemId }, query })),
    )
  }
  const known = new Map(sent.map((one) => [one.text, one]))
  assert.equal(new Set(found.map(({ text }) => text)).size, found.length, 'a comment is there twice')
  for (const { text, isAcknowledged } of sent) {
    const isThere = found.some((one) => one.text === text)
    assert.ok(isThere || !isAcknowledged, `an acknowledged comment is lost: ${text}`)
  }
  for (const { commentID, text, attachment } of found) {
    const { hash } = known.get(text) ?? assert.fail(`nobody wrote this: ${text}`)
    assert.equal(attachment !== null, hash !== null, `the comment and its file are not together: ${text}`)
    if (hash === null) continue
    const file = await request(address, 'downloadStepCommentFile', {
      token,
      params: { commentId: commentID },
    })
    assert.equal(file.status, 200, `the file of "${text}" is not there`)
    assert.equal(hashOf(new Uint8Array(await file.arrayBuffer())), hash, `the file of "${text}" is another`)
  }
}

async function checkTopics({ address, scene, client }: Where, { topics }: Ledger): Promise<void> {
  const { token } = scene.instructor
  for (const { id, title, description } of topics) {
    const { rows } = await client.query('select id, description from thesis where title = $1', [title])
    assert.ok(rows.length <= 1, `a topic is there twice: ${title}`)
    if (id === null) {
      if (rows[0] !== undefined) assert.equal(rows[0].description, description)
      continue
    }
    const params = { thesisId: id }
    const [view] = await read<ThesisView[]>(address, 'getThesis', { token, params })
    assert.deepEqual([view?.thesisTitle, view?.thesisDescr], [title, description])
  }
}

/** The account and its mail are written in one transaction. */
async function checkNewcomers({ address, client }: Where, { newcomers }: Ledger): Promise<void> {
  for (const { username, email, password, isAcknowledged } of newcomers) {
    const { rows } = await client.query(
      `select (select count(*)::int from account where username = $1) as accounts,
              (select count(*)::int from outbox where recipient = $2) as mails`,
      [username, email],
    )
    const { accounts, mails } = rows[0]
    assert.ok(accounts === mails && accounts <= 1, `${username} has ${accounts} accounts and ${mails} mails`)
    assert.ok(accounts === 1 || !isAcknowledged, `an acknowledged account is lost: ${username}`)
    if (isAcknowledged) await read(address, 'signIn', { body: { username, password } })
  }
}

async function checkStep({ address, scene }: Where, { stepStates }: Ledger): Promise<StepState> {
  const [list] = await read<TodoListView[]>(address, 'listMyTodoLists', { token: scene.step.token })
  const { dliStudentOK = 0, dliInstructorOK = 0 } = list?.doListItems[0] ?? {}
  const state = dliInstructorOK === 1 ? 'confirmed' : dliStudentOK === 1 ? 'finished' : 'untouched'
  assert.ok(stepStates.includes(state), `the step is ${state} and must be ${stepStates.join(' or ')}`)
  return state
}
