import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import type { Presence } from '@diatrivi/domain/examination/examination/examination'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/transaction.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import type { TestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { findAccount } from '../../people/account/account.queries.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'
import { examination } from './tables.ts'

const { integrated_master: PRESET } = PRESET_RULES
const STATE = { state: 'accepted' } as const

interface Member {
  account: { id: number; username: string; email: string }
  client: TestClient
}
/** The thesis whose examination is planned, moved or held. */
export interface Of {
  of: { params: { thesisId: number } }
}

export const refusal = (status: number, code: string, facts?: object) => ({
  status,
  error: { code, ...(facts === undefined ? {} : { facts }) },
})
export const OK = { status: 200, body: { status: 200 } }

/** The examinations of a thesis under any of its students, the newest first; cancelled ones too. */
export const examinationsOf = (db: Db, thesisId: number) =>
  db.select().from(examination).where(eq(examination.thesisId, thesisId)).orderBy(desc(examination.id))

/** Theses that are examined, and the calls about them. */
export function examinationScenes(api: TestApi) {
  const { given, clock } = api

  /** A thesis in progress with a committee of three, all of whom have accepted. */
  async function anExaminedThesis(
    rules: Partial<Rules['examination']> = {},
    {
      people,
      members,
      book: known,
    }: {
      people?: Awaited<ReturnType<typeof aDepartmentWithPeople>>
      members?: Member[]
      book?: { id: number }
    } = {},
  ) {
    const { department, instructor, student, asInstructor, asStudent, another } =
      people ?? (await aDepartmentWithPeople(api))
    const book =
      known ??
      (await given.aRulebook({
        department,
        rules: {
          ...PRESET,
          examination: {
            ...PRESET.examination,
            needsAllSteps: false,
            minMonths: null,
            windows: [],
            noticeDays: 7,
            textDays: 10,
            ...rules,
          },
        },
        publishedAt: clock.now(),
      }))
    const thesis = await given.aThesis({ instructor, student, rulebookId: book.id })
    const supervisor = await given.aSeat({
      thesis,
      person: instructor,
      position: 1,
      role: 'supervisor',
      ...STATE,
    })
    const [first, second] = members ?? [await another('instructor'), await another('instructor')]
    if (first === undefined || second === undefined) throw new Error('A committee of three has two members.')
    const seats = [
      supervisor,
      await given.aSeat({ thesis, person: first.account, position: 2, ...STATE }),
      await given.aSeat({ thesis, person: second.account, position: 3, ...STATE }),
    ]
    const asSecretary = await api.as(await given.aSecretary({ department }))
    const of = { params: { thesisId: thesis.id } }
    return {
      department,
      instructor,
      student,
      asInstructor,
      asStudent,
      asSecretary,
      another,
      book,
      thesis,
      seats,
      first,
      second,
      of,
    }
  }

  let places = 0
  /** A place that no other test of the file uses. */
  function aPlace(): string {
    places += 1
    return `Αίθουσα Ω${places}`
  }

  const aPlan = (values: object = {}) => ({
    date: '2026-06-24',
    time: '12:00',
    minutes: 30,
    place: aPlace(),
    isPublic: true,
    language: 'el',
    ...values,
  })

  const plan = (client: TestClient, { of }: Of, values: object = {}) =>
    client.call('planExamination', { ...of, body: aPlan(values) })

  async function planned(scene: Of & { asInstructor: TestClient }, values: object = {}) {
    const { body } = await plan(scene.asInstructor, scene, values)
    return { params: { examinationId: body.id } }
  }

  const examinationOf = async (client: TestClient, { of }: Of) => {
    const { body } = await client.call('getProcess', of)
    if (body.examination === null) throw new Error('The thesis has no examination.')
    return { ...body.examination, phase: body.phase, overlays: body.overlays }
  }

  const presenceOf = ({ seats }: { seats: readonly { id: number }[] }, presences: readonly Presence[]) =>
    presences.map((presence, index) => ({ seatID: seats[index]?.id, presence }))

  async function withText({ thesis }: { thesis: { id: number } }, createdAt = clock.now()) {
    const file = await given.aStoredFile('%PDF-1.7', 'application/pdf')
    await api.db.transaction(async (tx) => {
      await tx.execute(
        `update thesis set final_file_id = ${file.id}, final_file_name = 'Κείμενο.pdf' where id = ${thesis.id}`,
      )
      await tx.execute(
        `update stored_file set created_at = '${createdAt.toISOString()}' where id = ${file.id}`,
      )
    })
  }

  async function accountOf({ account: { id } }: { account: { id: number } }) {
    return found(await findAccount(api.db, id))
  }

  return { anExaminedThesis, aPlace, aPlan, plan, planned, examinationOf, presenceOf, withText, accountOf }
}

export type ExaminedScene = Awaited<ReturnType<ReturnType<typeof examinationScenes>['anExaminedThesis']>>
