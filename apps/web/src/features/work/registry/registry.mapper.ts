import type {
  RegistryExportView,
  RegistryReadingView,
  RegistryResultView,
} from '@diatrivi/contract/work/registry/registry.schemas'
import { toPerson } from '../../../entities/person/person.mapper.ts'
import { toClockText } from '../../../shared/format/wire-day.ts'

export type RegistryResult = ReturnType<typeof toResult>
export type RegistryFile = ReturnType<typeof toFile>
export type Reading = ReturnType<typeof toReading>

export function toResult({ thesisID, thesisTitle, student, sent, ...rest }: RegistryResultView) {
  return {
    ...rest,
    id: thesisID,
    title: thesisTitle,
    student: toPerson(student),
    sentAt: sent === null ? null : sent.sentAt,
  }
}

export function toFile({ exportID, fileName, new: fresh, sentBy, withdrawnBy, ...rest }: RegistryExportView) {
  return {
    ...rest,
    id: exportID,
    name: fileName,
    fresh,
    sentBy: sentBy && toPerson(sentBy),
    withdrawnBy: withdrawnBy && toPerson(withdrawnBy),
  }
}

export function toReading({ importID: importId, last, ...rest }: RegistryReadingView) {
  return { ...rest, importId, last: last && { ...last, readAt: toClockText(last.readAt) } }
}
