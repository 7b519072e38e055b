/**
 * What another reader looked at of a person: docs/regulation.md#inspections. Text in a column, so that a new kind
 * needs no migration.
 */
export const INSPECTION_KINDS = [
  'profile',
  'cv',
  'thesis',
  'history',
  'step_file',
  'conversation',
  'final_text',
  'list',
  'account',
  'security_log',
] as const
export type InspectionKind = (typeof INSPECTION_KINDS)[number]
