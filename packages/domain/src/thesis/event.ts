/** What can happen to a thesis, as its history names it. */
export const EVENT_KINDS = [
  'thesis_created',
  'thesis_edited',
  'image_chosen',
  'interest_declared',
  'interest_withdrawn',
  'interest_closed',
  'answer_given',
  'answer_cancelled',
  'answer_declined',
  'assignment_accepted',
  'list_attached',
  'list_removed',
  'step_finished',
  'step_returned',
  'step_accepted',
  'step_acceptance_cancelled',
  'final_text_submitted',
  'visibility_changed',
  'marked',
  'released',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]
