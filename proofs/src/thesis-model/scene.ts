import type { Answer } from '@diatrivi/api/testing/answer'
import { type TestClient, testClient } from '@diatrivi/api/testing/test-client'
import type { ThesisView } from '@diatrivi/contract/thesis/thesis/thesis.schemas'
import type { ServedApi } from '../served-api.ts'
import { type Action, type ActionOnThesis, INSTRUCTORS, STUDENTS, type Verdict } from './model.ts'

/** What the API has for the theses of the model, in the same order. */
interface RealThesis {
  id: number
  instructor: number
}

/** The people of one story, and what they made. */
export interface Scene {
  instructors: Person[]
  students: Person[]
  theses: RealThesis[]
}

interface Person {
  username: string
  client: TestClient
}

export async function aScene({ app, given, tokenOf }: ServedApi): Promise<Scene> {
  const department = await given.aDepartment()
  const people = (count: number, role: 'instructor' | 'student') =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const account = await given.anAccount({ role, department })
        return { username: account.username, client: testClient(app, await tokenOf(account)) }
      }),
    )
  return {
    instructors: await people(INSTRUCTORS, 'instructor'),
    students: await people(STUDENTS, 'student'),
    theses: [],
  }
}

/** Does it over the API. */
export async function perform(scene: Scene, act: Action): Promise<Verdict> {
  if (act.kind === 'make') {
    const { client } = at(scene.instructors, act.by)
    const body = { thesisTitle: 'Θέμα', thesisIsPublicByInst: act.isPublic }
    const answer = await client.call('createThesis', { body })
    scene.theses.push({ id: answer.body, instructor: act.by })
    return null
  }
  const { status, text } = await call(scene, act)
  return status < 400 ? null : JSON.parse(text).code
}

async function call(scene: Scene, act: ActionOnThesis): Promise<Answer<never>> {
  const thesisId = at(scene.theses, act.thesis).id
  const instructor = () => at(scene.instructors, act.by).client
  const student = () => at(scene.students, act.by).client
  const params = { thesisId }
  const ofStep = async (step: number) => ({
    params: { itemId: (await listOf(scene, act.thesis)).steps[step] ?? 0 },
  })
  const answerTo = (who: number, flag: 0 | 1) =>
    instructor().call('answerInterest', {
      params: { ...params, username: at(scene.students, who).username, flag },
      body: {},
    })
  switch (act.kind) {
    case 'show':
      return instructor().call('editThesis', {
        params,
        body: { thesis: { thesisIsPublicByInst: act.isPublic } },
      })
    case 'declare':
      return student().call('declareInterest', { params, body: { prefOrder: act.priority } })
    case 'withdraw':
      return student().call('withdrawInterest', { params })
    case 'accept':
      return student().call('acceptAssignment', { params })
    case 'answer':
      return answerTo(act.student, 1)
    case 'cancelAnswer':
      return answerTo(act.student, 0)
    case 'attachList':
      return instructor().call('createTodoList', {
        body: { todoList: { doListTitle: 'Λίστα', thesisID: thesisId } },
      })
    case 'addStep': {
      const doListID = (await listOf(scene, act.thesis)).id
      const todoListItem = { dliTitle: 'Βήμα', dliDuration: 1, dliDurationUnit: 'weeks' }
      return instructor().call('createTodoItem', { body: { todoListItem, todoList: { doListID } } })
    }
    case 'finish':
      return student().call('finishStep', { ...(await ofStep(act.step)), body: {} })
    case 'withdrawStep':
      return student().call('withdrawStep', await ofStep(act.step))
    case 'acceptStep':
      return instructor().call('acceptStep', await ofStep(act.step))
    case 'returnStep':
      return instructor().call('returnStep', { ...(await ofStep(act.step)), body: {} })
    case 'cancelAcceptance':
      return instructor().call('cancelStepAcceptance', await ofStep(act.step))
    case 'mark':
      return instructor().call('markThesis', { params, body: { mark: act.mark } })
    case 'release':
      return instructor().call('releaseThesis', { params, body: { reason: 'Έφυγε' } })
    case 'delete':
      return instructor().call('deleteThesis', { params })
  }
}

/** The ids of a list and its steps, which a release makes anew. */
async function listOf(scene: Scene, thesis: number): Promise<{ id: number; steps: number[] }> {
  const list = (await readThesis(scene, thesis))?.doList
  return { id: list?.doListID ?? 0, steps: (list?.doListItems ?? []).map(({ dliID }) => dliID) }
}

/** As its instructor sees it; null when there is none any more. */
export async function readThesis(scene: Scene, thesis: number): Promise<ThesisView | null> {
  const { id, instructor } = at(scene.theses, thesis)
  const { client } = at(scene.instructors, instructor)
  const answer = await client.call('getThesis', { params: { thesisId: id } })
  return answer.status === 404 ? null : at(answer.body, 0)
}

export function at<Value>(values: readonly Value[], index: number): Value {
  const value = values[index]
  if (value === undefined) throw new RangeError(`There is no number ${index}.`)
  return value
}
