import type { FileFormat } from '@diatrivi/contract/view/department-list/department-list.schemas'
import type { ListQuery } from '@diatrivi/contract/view/department-list/list-queries'
import { inLanguage } from '@diatrivi/domain/shared/bilingual'
import type { Language } from '@diatrivi/domain/shared/language'
import {
  type DepartmentList,
  LIST_COLUMNS,
  type ListColumn,
  type ListColumnName,
} from '@diatrivi/domain/view/department-list/list-columns'
import { LIST_NAMES } from '@diatrivi/domain/view/department-list/list-names'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Inspections } from '../../../platform/inspections/inspections.ts'
import { invalidFields } from '../../../platform/refusal/refusal.ts'
import { TABLE_MEDIA_TYPES } from '../../../platform/spreadsheet/table-file.ts'
import { writeTable } from '../../../platform/spreadsheet/write-table.ts'
import type { MadeFile } from '../../../platform/storage/file-answer.ts'
import type { CommitteeService } from '../../examination/committee/committee.service.ts'
import type { ExaminationService } from '../../examination/examination/examination.service.ts'
import type { PaperService } from '../../examination/paper/paper.service.ts'
import type { StudentView } from '../student-view/student-view.service.ts'
import type { ThesisReading } from '../thesis-view/thesis-reading.service.ts'
import type { ExportedList, Say } from './exported-list.model.ts'
import { committeesList } from './lists/committees.list.ts'
import { examinationsList } from './lists/examinations.list.ts'
import { loadList } from './lists/load.list.ts'
import { papersList } from './lists/papers.list.ts'
import { studentsList } from './lists/students.list.ts'
import { thesesList } from './lists/theses.list.ts'

/** What the lists are read by. */
export interface ListReaders {
  theses: ThesisReading
  students: StudentView
  committees: CommitteeService
  examinations: ExaminationService
  papers: PaperService
}

interface Dependencies extends ListReaders {
  db: Db
  clock: Clock
  inspections: Inspections
}

/** As many as an import takes; the students of a whole department are fewer. */
export const EXPORT_ROWS_MAX = 20_000

interface Wish {
  format: FileFormat
  language: Language
}

/** Lists of a department as files: docs/regulation.md#department-lists. */
export function listExport({ db, clock, inspections, ...readers }: Dependencies) {
  const lists = {
    theses: thesesList(readers.theses, clock),
    students: studentsList(readers.students),
    committees: committeesList(readers.committees),
    examinations: examinationsList(readers.examinations, clock),
    load: loadList(db),
    papers: papersList(readers.papers),
  }

  return {
    async export<List extends DepartmentList>(
      actor: MemberActor,
      list: List,
      query: ListQuery<List>,
      { format, language }: Wish,
    ): Promise<MadeFile> {
      const exported = lists[list] as unknown as ExportedList<List, unknown>
      // One row more shows that there are too many.
      const rows = await exported.read(actor, query, { limit: EXPORT_ROWS_MAX + 1, offset: 0 })
      if (rows.length > EXPORT_ROWS_MAX) {
        throw invalidFields({ list: { code: 'list_too_long', limit: EXPORT_ROWS_MAX } })
      }
      for (const row of rows) inspections.note(actor, 'list', exported.studentOf(row))
      const say: Say = (words) => inLanguage(words, language)
      const columns = query.columns as ListColumnName<List>[]
      const headings: Record<string, ListColumn> = LIST_COLUMNS[list]
      const { sheet, file } = LIST_NAMES[list]
      const bytes = await writeTable(format, {
        name: say(sheet),
        headings: columns.map((name) => say(headings[name]?.heading ?? [name, name])),
        rows: rows.map((row) => columns.map((name) => exported.cells[name](row, say))),
      })
      return { bytes, mediaType: TABLE_MEDIA_TYPES[format], name: `${say(file)}-${clock.today()}.${format}` }
    },
  }
}

export type ListExport = ReturnType<typeof listExport>
