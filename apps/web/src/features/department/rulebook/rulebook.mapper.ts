import type {
  ProgrammeView,
  RehearsalView,
  RulebookEntry,
  RulebookView,
} from '@diatrivi/contract/department/rulebook/rulebook.schemas'
import { rulesOnWire } from '@diatrivi/contract/department/rulebook/rules-on-wire'
import type { Wire } from '@diatrivi/contract/endpoints'
import { PRESETS } from '@diatrivi/domain/department/rulebook/presets'
import type { ProgrammeKind, ProgrammeLevel } from '@diatrivi/domain/department/rulebook/programme'
import type { RuleGroup } from '@diatrivi/domain/department/rulebook/rule-sentences'
import { type Rules, USUAL_RULES } from '@diatrivi/domain/department/rulebook/rules'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { toPerson } from '../../../entities/person/person.mapper.ts'
import type { Person } from '../../../entities/person/person.ts'
import { toDay } from '../../../shared/format/wire-day.ts'

export interface Rulebook {
  id: number
  departmentId: number
  /** Null: of every programme that has no book of its own. */
  programme: { id: number; name: string } | null
  programmeId: number | null
  title: string
  inForceFrom: IsoDate
  decisionReference: string | null
  isPublished: boolean
  version: number
}

export interface WholeRulebook extends Rulebook {
  rules: Rules
}

export interface Programme {
  id: number
  name: string
  nameEnglish: string | null
  level: ProgrammeLevel
  kind: ProgrammeKind
  /** The credits of the thesis. */
  ects: number | null
  courseCode: string | null
  version: number
}

export interface RulebookFormValues {
  title: string
  inForceFrom: IsoDate | null
  decisionReference: string
  rules: Rules
}

export interface DraftValues {
  title: string
  inForceFrom: IsoDate | null
  programmeId: number | null
  /** A preset, or the id of a book. */
  from: string
}

/** The field of the form of a draft for each field in a refusal of the API. */
export const DRAFT_FIELD_OF_WIRE = { programmeID: 'programme' } as const

export function toDraftBody(departmentId: number, values: DraftValues): Wire<'draftRulebook'>['body'] {
  const { title, inForceFrom, programmeId, from } = values
  return {
    depID: departmentId,
    title,
    inForceFrom: inForceFrom ?? '',
    programmeID: programmeId,
    from: PRESETS.find((one) => one === from) ?? Number(from),
  }
}

export interface DepartmentChoice {
  id: number
  name: string
  institution: string
}

export function toDepartmentChoice(wire: Wire<'listDepartments'>['response'][number]): DepartmentChoice {
  return { id: wire.depID, name: wire.depName, institution: wire.institution.instName }
}

export interface RehearsedThesis {
  id: number
  title: string
  student: Person
  instructor: Person
  changes: { group: RuleGroup; key: string }[]
  earliestExamination: { before: IsoDate; after: IsoDate } | null
  /** Null where the committee would lack no more members than today. */
  membersLacking: number | null
  rulesToday: Rules
}

export function toRulebook(wire: RulebookEntry): Rulebook {
  const { programme } = wire
  return {
    id: wire.rulebookID,
    departmentId: wire.depID,
    programme: programme && { id: programme.programmeID, name: programme.name },
    programmeId: programme?.programmeID ?? null,
    title: wire.title,
    inForceFrom: toDay(wire.inForceFrom),
    decisionReference: wire.decisionRef,
    isPublished: wire.published !== null,
    version: wire.version,
  }
}

export function toWholeRulebook({ rules, ...wire }: RulebookView): WholeRulebook {
  return { ...toRulebook(wire), rules }
}

export function toProgramme({ programmeID, depID: _department, nameEn, ...rest }: ProgrammeView): Programme {
  return { id: programmeID, nameEnglish: nameEn, ...rest }
}

export function toRehearsal({ theses, rulesToday }: RehearsalView): RehearsedThesis[] {
  const rulesOf = new Map(rulesToday.map(({ rulebookID, rules }) => [rulebookID, rules]))
  return theses.map(({ earliestExamination: day, ...wire }) => ({
    id: wire.thesisID,
    title: wire.thesisTitle,
    student: toPerson(wire.student),
    instructor: toPerson(wire.instructor),
    changes: wire.changes.flatMap(({ group, key }) => (isGroup(group) ? [{ group, key }] : [])),
    earliestExamination: day && { before: toDay(day.before), after: toDay(day.after) },
    membersLacking: wire.membersLacking,
    rulesToday: rulesOf.get(wire.rulebookID) ?? USUAL_RULES,
  }))
}

function isGroup(group: string): group is RuleGroup {
  return group in USUAL_RULES
}

export function toForm(book: WholeRulebook): RulebookFormValues {
  const { title, inForceFrom, decisionReference, rules } = book
  return { title, inForceFrom, decisionReference: decisionReference ?? '', rules }
}

/** The rules of a form, in which a number that has to be there may be missing for a moment: it is as usual then. */
export function wholeRules(rules: Rules): Rules {
  const groups = Object.entries(USUAL_RULES).map(([group, usual]) => {
    const written: Record<string, unknown> = { ...rules[group as RuleGroup] }
    const values = Object.entries(usual).map(([key, value]) => [key, written[key] ?? value])
    return [group, Object.fromEntries(values)]
  })
  return Object.fromEntries(groups)
}

/** The field of the form for each field in a refusal of the API, which names a rule without its group. */
export const RULEBOOK_FIELD_OF_WIRE: Readonly<Record<string, string>> = {
  title: 'title',
  inForceFrom: 'inForceFrom',
  decisionRef: 'decisionReference',
  ...Object.fromEntries(
    Object.entries(USUAL_RULES).flatMap(([group, rules]) =>
      Object.keys(rules)
        // Two groups have one, of which the API names neither.
        .filter((key) => key !== 'mode')
        .map((key) => [key, `rules.${group}.${key}`]),
    ),
  ),
}

export function toRulebookBody(values: RulebookFormValues): Wire<'editRulebook'>['body'] {
  return {
    title: values.title,
    inForceFrom: values.inForceFrom ?? '',
    decisionRef: values.decisionReference,
    rules: rulesOnWire(wholeRules(values.rules)),
  }
}
