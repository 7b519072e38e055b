import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { count } from 'drizzle-orm'
import { storedFile } from '../../../platform/storage/tables.ts'
import type { TestApi } from '../../../testing/test-api.ts'
import type { StepState } from '../../../testing/todo-list.factories.ts'

export const NOT_FOUND = { status: 404, code: 'not_found', message: 'Δεν βρέθηκε αυτό που ζητήσατε.' }

/** A student and an instructor with a step to talk about, and what tests read directly from the database. */
export function stepTalk({ db, dataDir, clock, given, ...api }: TestApi) {
  return {
    aThesisInWork: async ({
      step = 'untouched',
      ...values
    }: {
      step?: StepState
      publicByStudent?: boolean
      mark?: number
    } = {}) => {
      const instructor = await given.anInstructor({ firstName: 'Ελένη', surname: 'Μαυρίδη' })
      const student = await given.aStudent({ firstName: 'Νίκος', surname: 'Αγγέλου' })
      const thesis = await given.aThesis({ instructor, student, ...values })
      const list = await given.aTodoList({ thesis, steps: [step, 'untouched'] })
      const [first = { id: 0, title: '' }, second = { id: 0, title: '' }] = list.steps
      return {
        ...{ instructor, student, thesis, list, first, second },
        params: { itemId: first.id },
        clients: { instructor: await api.as(instructor), student: await api.as(student) },
      }
    },

    /** A list that a release left behind, while the thesis has gone to the next student. */
    aThesisGivenUp: async () => {
      const instructor = await given.anInstructor()
      const [former, next] = [await given.aStudent(), await given.aStudent()]
      const thesis = await given.aThesis({ instructor, student: next })
      const list = await given.aTodoList({ instructor, archivedAt: clock.now(), steps: ['confirmed'] })
      await given.aPastAssignment({ thesis, student: former, list })
      const step = { id: list.steps[0]?.id ?? 0 }
      return { instructor, former, next, step, params: { itemId: step.id } }
    },

    /** Rows of stored files, and files on disk: kept ones and those of requests under way. */
    files: async (): Promise<{ rows: number; onDisk: number }> => {
      const [row] = await db.select({ total: count() }).from(storedFile)
      const folders = ['files', 'uploads']
        .map((name) => join(dataDir, name))
        .filter((path) => existsSync(path))
      const onDisk = folders.flatMap((path) =>
        readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
      )
      return { rows: row?.total ?? 0, onDisk: onDisk.length }
    },
  }
}
