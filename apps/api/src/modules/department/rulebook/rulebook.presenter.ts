import type {
  ProgrammeView,
  RulebookEntry,
  RulebookView,
} from '@diatrivi/contract/department/rulebook/rulebook.schemas'
import { rulesOnWire } from '@diatrivi/contract/department/rulebook/rules-on-wire'
import { toWireDay, toWireMoment } from '@diatrivi/contract/wire-dates'
import type { ProgrammeRow } from './programme.repository.ts'
import type { NamedRulebook } from './rulebook.model.ts'

export function presentProgramme(row: ProgrammeRow): ProgrammeView {
  return {
    programmeID: row.id,
    depID: row.departmentId,
    name: row.name,
    nameEn: row.nameEnglish,
    level: row.level,
    kind: row.kind,
    ects: row.ects,
    courseCode: row.courseCode,
    version: row.version,
  }
}

export function presentRulebookEntry(book: NamedRulebook): RulebookEntry {
  const { programmeId, programme } = book
  return {
    rulebookID: book.id,
    depID: book.departmentId,
    programme:
      programmeId === null || programme === null
        ? null
        : { programmeID: programmeId, name: programme.name, nameEn: programme.nameEnglish },
    title: book.title,
    inForceFrom: toWireDay(book.inForceFrom),
    decisionRef: book.decisionReference,
    published: toWireMoment(book.publishedAt),
    version: book.version,
  }
}

export function presentRulebook(book: NamedRulebook): RulebookView {
  return { ...presentRulebookEntry(book), rules: rulesOnWire(book.rules) }
}
