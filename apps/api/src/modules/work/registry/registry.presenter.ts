import { toWireDay, toWireMoment } from '@diatrivi/contract/wire-dates'
import type {
  RegistryExportView,
  RegistryReadingView,
  RegistryResultView,
} from '@diatrivi/contract/work/registry/registry.schemas'
import { athensDate } from '@diatrivi/domain/shared/dates'
import { hundredthsText } from '@diatrivi/domain/shared/hundredths'
import { registryFileName } from '@diatrivi/domain/work/registry/registry-export'
import { changedFields, lacksOf, sendable } from '@diatrivi/domain/work/registry/registry-result'
import { presentPerson } from '../../people/account/person.presenter.ts'
import type { ResultWithStatus } from './registry.model.ts'
import type { ListedExport } from './registry-export.repository.ts'
import type { FoundReading } from './registry-reading.service.ts'

export function presentResult({
  thesisId,
  student,
  result,
  status,
  said,
}: ResultWithStatus): RegistryResultView {
  const now = sendable(result)
  return {
    thesisID: thesisId,
    thesisTitle: result.title,
    student: presentPerson(student),
    registryNumber: result.registryNumber,
    mark: hundredthsText(result.mark),
    examinedOn: toWireDay(result.examinedOn),
    status,
    changes: said === null || now === null ? [] : changedFields(said.result, now),
    lacks: lacksOf(result),
    sent: said && { exportID: said.exportId, sentAt: toWireMoment(said.sentAt) },
  }
}

export function presentExport({ made, by, withdrawnBy }: ListedExport): RegistryExportView {
  const { id, format, sentAt } = made
  return {
    exportID: id,
    fileName: registryFileName({ id, format, day: athensDate(sentAt) }),
    format,
    from: toWireDay(made.fromDay),
    until: toWireDay(made.untilDay),
    rows: made.rows,
    new: made.newRows,
    changed: made.changedRows,
    fingerprint: made.fingerprint,
    sentAt: toWireMoment(sentAt),
    sentBy: by && presentPerson(by),
    withdrawnAt: toWireMoment(made.withdrawnAt),
    withdrawnBy: withdrawnBy && presentPerson(withdrawnBy),
    withdrawalReason: made.withdrawalReason,
  }
}

export function presentReading({
  isOn,
  codes,
  isReading,
  reading,
  waiting,
}: FoundReading): RegistryReadingView {
  const { endedAt = null, outcome = null, students = null, unknownStudents = null } = reading ?? {}
  return {
    isOn,
    codes: [...codes],
    isReading,
    last:
      endedAt === null || outcome === null
        ? null
        : { readAt: toWireMoment(endedAt), outcome, students, unknown: unknownStudents },
    importID: waiting,
  }
}
