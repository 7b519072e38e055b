import { TOUCH } from '../measures.ts'

/** A button of the toolbar; one that is on has the tint as background. */
export const TOOL = {
  minWidth: 36,
  minHeight: 36,
  [TOUCH]: { minWidth: 44, minHeight: 44 },
  color: 'text.primary',
  '&[aria-pressed="true"]': { bgcolor: 'primary.tint', color: 'primary.main' },
} as const
