import { ENDPOINTS } from '@diatrivi/contract/endpoints'
import type { RouteName } from '@diatrivi/contract/routes'
import { beforeEach, describe, expect, it } from 'vitest'
import { inspection } from '../../../platform/inspections/tables.ts'
import { INSPECTED } from '../../../testing/inspected-calls.ts'
import type { Example } from '../../../testing/permissions/example.ts'
import { EXAMPLES } from '../../../testing/permissions/examples.ts'
import { HIDDEN, prepareScenes, type Scene, SHOWN } from '../../../testing/permissions/scene.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { PartsOf } from '../../../testing/test-client.ts'

const NOW = '2026-03-10T09:20:00Z'
const api = await startTestApi()
const { clock, db, given, inspections } = api
const newScene = await prepareScenes(api)

beforeEach(async () => {
  clock.set(NOW)
  await inspections.flush()
  await db.transaction((tx) => tx.delete(inspection))
})

async function written() {
  await inspections.flush()
  return db.select().from(inspection).orderBy(inspection.id)
}

const READS = (Object.keys(INSPECTED) as (keyof typeof INSPECTED)[]).filter(
  (name) => !('answer' in ENDPOINTS[name]) || ENDPOINTS[name].answer !== 'events',
)

/** One that is given and one that is examined, marked and without minutes, so that no list is empty. */
async function fill(scene: Scene): Promise<void> {
  const { department, instructor, anotherStudent: student } = scene
  await scene.aThesisInProgress(HIDDEN)
  const { id: rulebookId } = await given.aRulebook({ department })
  const thesis = await given.aThesis({ instructor, student, mark: 8, rulebookId })
  const examination = await given.anExamination({ thesis, student, state: 'held' })
  await given.anExaminationResult({ examination })
}

describe('a read by an instructor, a secretary and an administrator', () => {
  it.each(READS)('is counted as it is decided: %s', async (name) => {
    for (const { prepare } of EXAMPLES[name] as readonly Example<RouteName>[]) {
      const scene = await newScene()
      if (INSPECTED[name] === 'list') await fill(scene)
      const parts = (await prepare(scene)) as PartsOf<'getThesis'>
      for (const reader of [scene.instructor, scene.secretary, scene.administrator])
        await (await api.as(reader)).call(name as 'getThesis', parts)
    }
    const kinds = new Set((await written()).map(({ kind }) => kind))
    const decision = INSPECTED[name]
    expect([...kinds]).toEqual(typeof decision === 'string' ? [decision] : [])
  })
})

describe('what is counted', () => {
  it('is one row for each reader, person, kind and hour, written after the answer', async () => {
    const { student, instructor, administrator, aThesisInProgress } = await newScene()
    const { id } = await aThesisInProgress(HIDDEN)
    const [asInstructor, asAdministrator] = [await api.as(instructor), await api.as(administrator)]
    for (let time = 1; time <= 3; time += 1)
      await asInstructor.call('getThesis', { params: { thesisId: id } })
    expect(await db.select().from(inspection)).toEqual([])
    clock.advance({ minutes: 39 })
    await asInstructor.call('getThesis', { params: { thesisId: id } })
    await asAdministrator.call('getThesis', { params: { thesisId: id } })
    clock.advance({ minutes: 1 })
    await asInstructor.call('getThesis', { params: { thesisId: id } })
    const [nine, ten] = [new Date('2026-03-10T09:00:00Z'), new Date('2026-03-10T10:00:00Z')]
    const of = { kind: 'thesis', subjectId: student.id }
    expect((await written()).toSorted((a, b) => b.times - a.times || a.readerId - b.readerId)).toMatchObject([
      { ...of, readerId: instructor.id, hour: nine, times: 4 },
      ...[
        { ...of, readerId: instructor.id, hour: ten, times: 1 },
        { ...of, readerId: administrator.id, hour: nine, times: 1 },
      ].toSorted((a, b) => a.readerId - b.readerId),
    ])
  })

  it('is nothing of the own data, of what is public, and of what was refused', async () => {
    const scene = await newScene()
    const { id } = await scene.aThesisInProgress(SHOWN)
    const thesis = { params: { thesisId: id } }
    const own = await api.as(scene.student)
    expect((await own.call('getThesis', thesis)).status).toBe(200)
    expect((await own.call('getStudentProfile')).status).toBe(200)
    const person = { params: { username: scene.student.username } }
    expect((await own.call('downloadCvOf', person)).status).toBe(200)
    for (const stranger of [scene.anotherStudent, scene.anotherInstructor])
      expect((await (await api.as(stranger)).call('getThesis', thesis)).status).toBe(200)
    expect((await (await api.as(scene.anotherInstructor)).call('getStudentProfileOf', person)).status).toBe(
      404,
    )
    expect(await written()).toEqual([])
  })

  it('is of the student who gave the work up, after a release', async () => {
    const { instructor, student, aThesisInProgress } = await newScene()
    const thesis = await aThesisInProgress(HIDDEN)
    const { steps } = await given.aTodoList({ thesis, steps: ['finished'] })
    const params = { itemId: steps[0]?.id ?? 0 }
    const client = await api.as(instructor)
    const release = { params: { thesisId: thesis.id }, body: { reason: 'Διακοπή σπουδών' } }
    expect((await client.call('releaseThesis', release)).status).toBe(200)
    expect((await client.call('listStepComments', { params })).status).toBe(200)
    expect(await written()).toMatchObject([{ kind: 'conversation', subjectId: student.id }])
  })
})

describe('the list of inspections', async () => {
  const administrator = await given.anAdministrator()
  const instructor = await given.anInstructor({ firstName: 'Πέτρος', surname: 'Γκόπας' })
  const maria = await given.aStudent({ firstName: 'Μαρία' })
  const nikos = await given.aStudent()
  const thesis = await given.aThesis({ instructor, student: maria })

  async function list(query: Record<string, string | number> = {}) {
    const { body, headers } = await (await api.as(administrator)).call('listInspections', { query })
    return { body, total: Number(headers['x-total-count']) }
  }

  /** The instructor before midnight in Athens, the administrator after it. */
  async function looks() {
    clock.set('2026-04-01T20:59:00Z')
    await (await api.as(instructor)).call('getThesis', { params: { thesisId: thesis.id } })
    clock.set('2026-04-01T21:01:00Z')
    for (const { username } of [maria, nikos])
      await (await api.as(administrator)).call('getStudentProfileOf', { params: { username } })
  }

  it('says who looked at what of whom, the newest first, and is narrowed by each of them', async () => {
    await looks()
    const of = async (query: Record<string, string | number>) => {
      const { body, total } = await list(query)
      return [body.map(({ kind, person }) => `${kind} ${person?.username}`).toSorted(), total]
    }
    expect((await list({ person: maria.username })).body).toMatchObject([
      { kind: 'profile', readerID: administrator.id, reader: { user_type: 'adm' } },
      {
        kind: 'thesis',
        hour: { date: '2026-04-01 23:00:00.000000' },
        times: 1,
        personID: maria.id,
        person: { username: maria.username, uName: 'Μαρία' },
        readerID: instructor.id,
        reader: { username: instructor.username, uName: 'Πέτρος', uSurname: 'Γκόπας', user_type: 'ins' },
      },
    ])
    const profiles = [`profile ${nikos.username}`, `profile ${maria.username}`].toSorted()
    expect(await of({ reader: administrator.username })).toEqual([profiles, 2])
    expect(await of({ kind: 'thesis' })).toEqual([[`thesis ${maria.username}`], 1])
    expect(await of({ until: '2026-04-01' })).toEqual([[`thesis ${maria.username}`], 1])
    expect(await of({ from: '2026-04-02', until: '2026-04-02' })).toEqual([profiles, 2])
    expect(await of({ page: 2, pageSize: 2 })).toEqual([[`thesis ${maria.username}`], 3])
    expect(await of({ person: 'nobody' })).toEqual([[], 0])
    expect(await of({ reader: 'nobody' })).toEqual([[], 0])
  })

  it('names the field of a filter that is wrong', async () => {
    const { error } = await (await api.as(administrator)).call('listInspections', {
      query: { kind: 'curiosity', from: '2026-02-30' },
    })
    expect(error).toMatchObject({
      status: 400,
      code: 'validation',
      fields: { kind: expect.any(String), from: expect.any(String) },
    })
  })

  it('keeps the number of an account that is gone', async () => {
    const gone = await given.aStudent()
    const admin = await api.as(administrator)
    await admin.call('getStudentProfileOf', { params: { username: gone.username } })
    await admin.call('deleteUser', { params: { username: gone.username } })
    expect((await list()).body).toMatchObject([{ kind: 'profile', personID: gone.id, person: null }])
  })
})
