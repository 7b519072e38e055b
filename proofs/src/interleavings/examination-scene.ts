import type { ApiPlatform } from '@diatrivi/api/create-platform'
import { paper } from '@diatrivi/api/modules/examination/paper/tables'
import type { Db } from '@diatrivi/api/platform/database/transaction'
import { factories } from '@diatrivi/api/testing/factories'
import { USUAL_MARKING } from '@diatrivi/domain/department/rulebook/marking-rules'
import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { openSession, type Person } from './department.ts'

const THESES = 2
const RULES = { ...PRESET_RULES.integrated_master, marking: USUAL_MARKING }

/**
 * The marks that each of a committee may give: no two people ever give the same, so that the reader of one knows
 * whose it is.
 */
export const MARKS_OF = [
  ['5.50', '6.00'],
  ['7.00', '7.50'],
  ['8.50', '9.00'],
] as const

interface Examined {
  thesisId: number
  examinationId: number
}

/** Examinations that were held just now by one committee, the instructor among them, and the office of the department. */
export interface ExaminationScene {
  departmentId: number
  /** In the order of the seats; the first is the instructor. */
  examiners: Person[]
  students: Person[]
  secretary: Person
  theses: Examined[]
}

export async function furnishExaminations(platform: ApiPlatform): Promise<ExaminationScene> {
  const given = factories(platform)
  const department = await given.aDepartment()
  const person = async (account: { id: number; username: string }): Promise<Person> => ({
    id: account.id,
    username: account.username,
    token: await openSession(platform, account.id),
  })
  const examiners: Person[] = []
  while (examiners.length < MARKS_OF.length)
    examiners.push(await person(await given.anInstructor({ department })))
  const [instructor] = examiners
  if (instructor === undefined) throw new Error('A committee has three members.')
  const { id: rulebookId } = await given.aRulebook({ department, rules: RULES })
  const students: Person[] = []
  const theses: Examined[] = []
  while (theses.length < THESES) {
    const student = await person(await given.aStudent({ department }))
    const thesis = await given.aThesis({ instructor, student, rulebookId, startDate: '2025-10-01' })
    await given.anInterest({ thesis, student, answeredPositively: true })
    await given.aTodoList({ instructor, thesis, steps: ['confirmed'] })
    const seats = []
    for (const [index, one] of examiners.entries()) {
      const role = index === 0 ? 'supervisor' : 'member'
      const seat = await given.aSeat({ thesis, person: one, position: index + 1, role, state: 'accepted' })
      seats.push({ seat })
    }
    const examination = await given.aHeldExamination({ thesis, studentId: student.id, seats })
    students.push(student)
    theses.push({ thesisId: thesis.id, examinationId: examination.id })
  }
  const secretary = await person(await given.aSecretary({ department }))
  return { departmentId: department.id, examiners, students, secretary, theses }
}

/** The newest paper that is neither void nor replaced, before a wave. */
export interface PaperBoard {
  paperId: number | null
}

export async function papersBefore(db: Db, { departmentId }: ExaminationScene): Promise<PaperBoard> {
  const [row] = await db
    .select({ id: paper.id })
    .from(paper)
    .where(and(eq(paper.departmentId, departmentId), isNull(paper.voidedAt), isNull(paper.replacedAt)))
    .orderBy(desc(paper.id))
    .limit(1)
  return { paperId: row?.id ?? null }
}
