import { IMPORT_ROWS_MAX } from '@diatrivi/domain/work/import/import-kind'
import { recordInRegister } from '@diatrivi/domain/work/registry/register-student'
import { lastReadingMoment, type ReadingOutcome } from '@diatrivi/domain/work/registry/registry-reading'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { RegisterSettings } from '../../../platform/config/student-register.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { MINUTE, SECOND } from '../../../platform/durations.ts'
import type { Logger } from '../../../platform/logging/logger.ts'
import { RegisterFailure, registerProblem } from '../../../platform/student-register/register-failure.ts'
import { readStudents, type StudentThere } from '../../../platform/student-register/register-students.ts'
import type { ImportRegister } from '../import/import-register.service.ts'
import * as readings from './registry-reading.repository.ts'

interface Dependencies {
  config: Pick<Config, 'register'>
  db: Db
  clock: Clock
  log: Logger
  imports: ImportRegister
}

/** A person waits before a screen, and a proxy between. */
const PERSON_WAITS = 50 * SECOND
const JOB_WAITS = 10 * MINUTE
/** A process that ended while it read has left a reading that is never ended. */
const LOST_AFTER = 15 * MINUTE

const lostBefore = (now: Date) => new Date(now.getTime() - LOST_AFTER)

interface Reading {
  departmentId: number
  /** Null for the job and the command. */
  by: { accountId: number } | null
  waits: number
}

/** Records out of the student register, prepared as imports that an office applies: docs/regulation.md#registry-reading. */
export function registryReadings({ config: { register }, db, clock, log, imports }: Dependencies) {
  /** Returns null where another reading of the department is under way. */
  async function read(
    settings: RegisterSettings,
    codes: readonly string[],
    { departmentId, by, waits }: Reading,
    stopped?: AbortSignal,
  ): Promise<ReadingOutcome | null> {
    const startedAt = clock.now()
    const claim = { departmentId, startedAt }
    const isOurs = await db.transaction((tx) => readings.claimReading(tx, claim, lostBefore(startedAt)))
    if (!isOurs) return null
    const end = (outcome: ReadingOutcome) =>
      db.transaction((tx) => readings.endReading(tx, claim, { endedAt: clock.now(), outcome }))
    try {
      const limit = AbortSignal.timeout(waits)
      const signal = stopped === undefined ? limit : AbortSignal.any([limit, stopped])
      const students = await readStudents(settings, { codes, most: IMPORT_ROWS_MAX, signal })
      return await prepare(settings, claim, students, by)
    } catch (error) {
      if (!(error instanceof RegisterFailure)) {
        await end('interrupted')
        throw error
      }
      const outcome = stopped?.aborted ? 'interrupted' : error.problem
      await end(outcome)
      log.warn({ departmentId, problem: outcome }, registerProblem(error))
      return outcome
    }
  }

  function prepare(
    { url }: RegisterSettings,
    claim: { departmentId: number; startedAt: Date },
    students: readonly StudentThere[],
    by: Reading['by'],
  ): Promise<ReadingOutcome | null> {
    return db.transaction(async (tx) => {
      const before = await readings.lockClaimed(tx, claim)
      if (before === undefined) return null
      const { importId, unknown } = await imports.prepare(tx, {
        departmentId: claim.departmentId,
        by,
        name: url,
        records: students.map(recordInRegister),
        earlier: before.importId,
      })
      const outcome = importId === null ? 'unchanged' : 'prepared'
      await readings.endReading(tx, claim, {
        endedAt: clock.now(),
        outcome,
        students: students.length,
        unknownStudents: unknown,
        importId,
      })
      return outcome
    })
  }

  const codesOf = (departmentId: number) => register?.departments.get(departmentId) ?? []

  async function find(departmentId: number) {
    const { reading = null, waiting = null } = (await readings.findReading(db, departmentId)) ?? {}
    const isOpen = reading !== null && reading.endedAt === null
    const isReading = isOpen && reading.startedAt >= lostBefore(clock.now())
    return { isOn: register !== undefined, codes: codesOf(departmentId), isReading, reading, waiting }
  }

  return {
    find: ({ departmentId }: MemberActor) => find(departmentId),

    /** What the register says now; what was said last where it is being read already, or is not read at all. */
    async read({ departmentId, accountId }: MemberActor) {
      const codes = codesOf(departmentId)
      if (register !== undefined && codes.length > 0) {
        await read(register, codes, { departmentId, by: { accountId }, waits: PERSON_WAITS })
      }
      return find(departmentId)
    },

    /** Every department that is linked and has not been read since the last time that it was due. */
    async readDue(stopped: AbortSignal): Promise<void> {
      if (register === undefined) return
      const due = lastReadingMoment(clock.now())
      for (const { id, startedAt } of await readings.listDepartments(db)) {
        const codes = codesOf(id)
        if (stopped.aborted) return
        if (codes.length === 0 || (startedAt !== null && startedAt >= due)) continue
        await read(register, codes, { departmentId: id, by: null, waits: JOB_WAITS }, stopped)
      }
    },

    /** Every linked department at once, for the command; what became of each, and what is not linked. */
    async readAll() {
      const settings = register
      if (settings === undefined) throw new Error('UNIVERSIS_URL is not set.')
      const departments = await readings.listDepartments(db)
      const results: {
        id: number
        name: string
        codes: readonly string[]
        outcome: ReadingOutcome | null
      }[] = []
      for (const { id, name } of departments.filter((one) => codesOf(one.id).length > 0)) {
        const codes = codesOf(id)
        const outcome = await read(settings, codes, { departmentId: id, by: null, waits: JOB_WAITS })
        results.push({ id, name, codes, outcome })
      }
      const unlinked = departments.filter(({ id }) => codesOf(id).length === 0)
      return { results, unlinked }
    },
  }
}

export type RegistryReadings = ReturnType<typeof registryReadings>
export type FoundReading = Awaited<ReturnType<RegistryReadings['find']>>
