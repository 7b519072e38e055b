import { inLanguage } from '@diatrivi/domain/shared/bilingual'
import { athensDate } from '@diatrivi/domain/shared/dates'
import type { Language } from '@diatrivi/domain/shared/language'
import { canRegistry } from '@diatrivi/domain/work/registry/registry.policy'
import {
  REGISTRY_RESULTS_MAX,
  type RegistryFormat,
  registryFileName,
} from '@diatrivi/domain/work/registry/registry-export'
import {
  isForFile,
  RESULT_STATUSES,
  type RegistrySelection,
  sendable,
  statusesOf,
} from '@diatrivi/domain/work/registry/registry-result'
import { registryTable } from '@diatrivi/domain/work/registry/registry-table'
import { REGISTRY_SHEET } from '@diatrivi/domain/work/registry/registry-words'
import { universisTheses } from '@diatrivi/domain/work/registry/universis'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Inspections } from '../../../platform/inspections/inspections.ts'
import { cutCapped, type Page, type PageWindow, readCapped } from '../../../platform/paging.ts'
import { enforce, found, invalidFields } from '../../../platform/refusal/refusal.ts'
import { TABLE_MEDIA_TYPES } from '../../../platform/spreadsheet/table-file.ts'
import { writeTable } from '../../../platform/spreadsheet/write-table.ts'
import type { MadeFile } from '../../../platform/storage/file-answer.ts'
import { lockDepartment } from '../../institution/institution/institution.queries.ts'
import { fingerprintOf, fingerprintOfFile, type Period, type ResultWithStatus } from './registry.model.ts'
import { readResults, readRowsOf } from './registry.queries.ts'
import * as exports from './registry-export.repository.ts'

interface Dependencies {
  db: Db
  clock: Clock
  inspections: Inspections
}

interface Wish extends Period {
  format: RegistryFormat
  /** Also what was sent and has not changed. */
  all: boolean
}

/** Finished theses for the student register, in files that a person brings there: docs/regulation.md#registry. */
export function registryService({ db, clock, inspections }: Dependencies) {
  return {
    async list(
      actor: MemberActor,
      { selection, ...period }: Period & { selection: RegistrySelection | null },
      query: { page?: number | undefined; pageSize?: number | undefined },
    ): Promise<Page<ResultWithStatus[]>> {
      const statuses = statusesOf(selection)
      const all = await readResults(db, { departmentId: actor.departmentId, statuses, ...period })
      const page = cutCapped(all, query)
      for (const { studentId } of page.items) inspections.note(actor, 'list', studentId)
      return page
    },

    /** Returns the id. One after the other for a department, so that no two files send the same thesis as new. */
    send: (actor: MemberActor, { format, from, until, all }: Wish): Promise<number> =>
      db.transaction(async (tx) => {
        const { departmentId, accountId } = actor
        found(await lockDepartment(tx, departmentId))
        const statuses = RESULT_STATUSES.filter((status) => isForFile(status, all))
        const results = await readResults(tx, { departmentId, statuses, from, until })
        const rows = results.flatMap(({ thesisId, status, result }) => {
          const said = sendable(result)
          return said === null ? [] : [{ thesisId, status, said, fingerprint: fingerprintOf(said) }]
        })
        enforce(canRegistry.send(rows.length))
        if (rows.length > REGISTRY_RESULTS_MAX) {
          throw invalidFields({ from: { code: 'list_too_long', limit: REGISTRY_RESULTS_MAX } })
        }
        const made = {
          departmentId,
          format,
          fromDay: from,
          untilDay: until,
          rows: rows.length,
          newRows: rows.filter(({ status }) => status === 'new').length,
          changedRows: rows.filter(({ status }) => status === 'changed').length,
          fingerprint: fingerprintOfFile(rows),
          sentAt: clock.now(),
          sentById: accountId,
        }
        return exports.insertExport(
          tx,
          made,
          rows.map(({ status: _compared, ...row }) => row),
        )
      }),

    listExports: (
      { departmentId }: MemberActor,
      window: PageWindow | null,
    ): Promise<Page<exports.ListedExport[]>> =>
      readCapped(
        window,
        (asked) => exports.listExports(db, departmentId, asked),
        () => exports.countExports(db, departmentId),
      ),

    /** Made of what was said then, whatever has changed since. */
    async download(actor: MemberActor, id: number, language: Language): Promise<MadeFile> {
      const made = found(await exports.findExport(db, { departmentId: actor.departmentId, id }))
      const rows = await readRowsOf(db, id)
      for (const { studentId } of rows) inspections.note(actor, 'list', studentId)
      const results = rows.map(({ said }) => said)
      const { format, sentAt } = made
      const name = registryFileName({ id, format, day: athensDate(sentAt) })
      if (format === 'universis') {
        const text = `${JSON.stringify(universisTheses(results), null, 2)}\n`
        return { bytes: Buffer.from(text), mediaType: 'application/json', name }
      }
      const table = { name: inLanguage(REGISTRY_SHEET, language), ...registryTable(results, language) }
      return { bytes: await writeTable(format, table), mediaType: TABLE_MEDIA_TYPES[format], name }
    },

    /** What the file said counts no longer; the file before it counts again, where it said something of the same thesis. */
    withdraw: ({ departmentId, accountId }: MemberActor, id: number, reason: string): Promise<void> =>
      db.transaction(async (tx) => {
        // A file that is made meanwhile would not know of it.
        found(await lockDepartment(tx, departmentId))
        const made = found(await exports.lockExport(tx, { departmentId, id }))
        enforce(canRegistry.withdraw(made))
        await exports.withdrawExport(tx, id, {
          withdrawnAt: clock.now(),
          withdrawnById: accountId,
          withdrawalReason: reason,
        })
      }),
  }
}

export type RegistryService = ReturnType<typeof registryService>
