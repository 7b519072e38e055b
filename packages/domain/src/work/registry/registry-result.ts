import type { Hundredths } from '../../department/rulebook/marking-rules.ts'
import { canonicalJson, type Json } from '../../shared/canonical-json.ts'
import type { IsoDate } from '../../shared/dates.ts'

interface Names {
  firstName: string
  surname: string
}

/** Who examined a thesis, and the mark that he or she gave; null where the process keeps none of a person. */
export interface RegistryExaminer extends Names {
  seat: 'supervisor' | 'member'
  mark: Hundredths | null
}

/** What the student register is to know of a finished thesis. */
export interface RegistryResult {
  registryNumber: string
  student: Names
  programme: string | null
  title: string
  titleEnglish: string | null
  supervisor: Names
  /** The supervisor first, then the members by their positions. */
  examiners: readonly RegistryExaminer[]
  mark: Hundredths
  startDate: IsoDate | null
  examinedOn: IsoDate
  endDate: IsoDate | null
}

/** Each thing that a file says of a thesis: what differs in one of them has changed. */
export const RESULT_FIELDS = [
  'registryNumber',
  'student',
  'programme',
  'title',
  'titleEnglish',
  'supervisor',
  'examiners',
  'mark',
  'startDate',
  'examinedOn',
  'endDate',
] as const satisfies readonly (keyof RegistryResult)[]
export type ResultField = (typeof RESULT_FIELDS)[number]

/** What a finished thesis may lack of what the register asks for. */
export const RESULT_LACKS = ['registryNumber', 'examinedOn'] as const
export type ResultLack = (typeof RESULT_LACKS)[number]

/** The same of a thesis of which something may not be known yet. */
export type FoundResult = Omit<RegistryResult, ResultLack> & {
  [Name in ResultLack]: RegistryResult[Name] | null
}

/** New: the register was never sent it. Changed: a file said something else of it. */
export const RESULT_STATUSES = ['new', 'changed', 'sent', 'incomplete'] as const
export type ResultStatus = (typeof RESULT_STATUSES)[number]

/** What is missing before the register can be sent a thesis. */
export function lacksOf(result: FoundResult): ResultLack[] {
  return RESULT_LACKS.filter((name) => result[name] === null)
}

/** A thesis that lacks nothing; null of another. */
export function sendable(result: FoundResult): RegistryResult | null {
  const { registryNumber, examinedOn } = result
  return registryNumber === null || examinedOn === null ? null : { ...result, registryNumber, examinedOn }
}

/** What of a thesis is otherwise than the newest file that counts has said. */
export function changedFields(said: RegistryResult, now: RegistryResult): ResultField[] {
  return RESULT_FIELDS.filter((name) => saidOf(said, name) !== saidOf(now, name))
}

/** @param said by the newest file that counts; null where none has said anything of the thesis */
export function resultStatus(result: FoundResult, said: RegistryResult | null): ResultStatus {
  const now = sendable(result)
  // The record of a student goes with the account; what the register was sent before that, it knows.
  if (now === null) return said === null ? 'incomplete' : 'sent'
  if (said === null) return 'new'
  return changedFields(said, now).length === 0 ? 'sent' : 'changed'
}

/** What a fingerprint is made of: the same for two theses of which a file would say the same. */
export function comparedResult(result: RegistryResult): string {
  return canonicalJson(Object.fromEntries(RESULT_FIELDS.map((name) => [name, result[name]])))
}

/** Which results go into a file: those that the register does not know as they are, or all. */
export function isForFile(status: ResultStatus, all: boolean): boolean {
  return status === 'new' || status === 'changed' || (all && status === 'sent')
}

function saidOf(result: RegistryResult, name: ResultField): string {
  // What was kept before a field was added says nothing of it.
  return canonicalJson((result[name] ?? null) satisfies Json)
}

/** What a list is narrowed to. Waiting: what the register does not know as it is now. */
export const REGISTRY_SELECTIONS = ['waiting', 'sent', 'incomplete'] as const
export type RegistrySelection = (typeof REGISTRY_SELECTIONS)[number]

const SELECTED: Readonly<Record<RegistrySelection, readonly ResultStatus[]>> = {
  waiting: ['new', 'changed'],
  sent: ['sent'],
  incomplete: ['incomplete'],
}

/** @param selection null for a list of all */
export function statusesOf(selection: RegistrySelection | null): readonly ResultStatus[] {
  return selection === null ? RESULT_STATUSES : SELECTED[selection]
}
