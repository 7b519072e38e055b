import { createHash } from 'node:crypto'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { athensDate } from '@diatrivi/domain/shared/dates'
import {
  comparedResult,
  type FoundResult,
  type RegistryResult,
  type ResultStatus,
} from '@diatrivi/domain/work/registry/registry-result'
import { examinersOf } from '../../examination/paper/facts/examination-papers.model.ts'
import { passedExamination, sittingOf } from '../../examination/paper/facts/paper-facts.model.ts'
import type { PaperSources } from '../../examination/paper/facts/paper-sources.queries.ts'

/** The days between which theses were completed, both included. */
export interface Period {
  from: IsoDate | null
  until: IsoDate | null
}

/** What the newest file that counts has said of a thesis. */
export interface Said {
  exportId: number
  sentAt: Date
  result: RegistryResult
}

/** A finished thesis as the register is to know it. */
export interface ResultWithStatus {
  thesisId: number
  studentId: number
  student: { username: string; firstName: string; surname: string }
  result: FoundResult
  status: ResultStatus
  said: Said | null
}

/** Null of a thesis that has no student or no mark, and so is not finished. */
export function resultOf(sources: PaperSources): FoundResult | null {
  const { thesis, student, record, programme, instructor, endDate } = sources
  if (student === null || thesis.mark === null) return null
  const passed = passedExamination(sources)
  return {
    registryNumber: record?.registryNumber ?? null,
    student: namesOf(student),
    programme: programme?.name ?? null,
    title: thesis.title,
    titleEnglish: thesis.titleEnglish,
    supervisor: namesOf(instructor),
    examiners: passed === null ? examinersAlone(sources) : examinersOf(sources, passed).map(examinerOf),
    mark: passed?.result?.finalHundredths ?? thesis.mark * 100,
    startDate: thesis.startDate,
    examinedOn: passed === null ? endDate : athensDate(passed.startsAt),
    endDate,
  }
}

/** Where the instructor marks alone, the members of a committee have no marks of their own. */
function examinersAlone(sources: PaperSources): FoundResult['examiners'] {
  const { thesis, instructor } = sources
  const mark = thesis.mark === null ? null : thesis.mark * 100
  const others = sittingOf(sources).filter(({ role }) => role !== 'supervisor')
  return [
    { seat: 'supervisor', ...namesOf(instructor), mark },
    ...others.map(({ person }) => ({ seat: 'member' as const, ...namesOf(person), mark: null })),
  ]
}

function examinerOf({
  seat,
  mark,
}: ReturnType<typeof examinersOf>[number]): FoundResult['examiners'][number] {
  return { seat: seat.role === 'supervisor' ? 'supervisor' : 'member', ...namesOf(seat.person), mark }
}

function namesOf({ firstName, surname }: { firstName: string; surname: string }) {
  return { firstName, surname }
}

/** The same of two theses of which a file says the same. */
export function fingerprintOf(result: RegistryResult): string {
  return sha256(comparedResult(result))
}

/** The same of two files that say the same, whatever their format. */
export function fingerprintOfFile(rows: readonly { fingerprint: string }[]): string {
  return sha256(rows.map(({ fingerprint }) => fingerprint).join('\n'))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
