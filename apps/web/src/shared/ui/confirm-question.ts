import type { ReactNode } from 'react'

export interface Question {
  /** «Είστε βέβαιοι;» by default. */
  title?: string
  /** What will happen; one or two sentences. */
  text?: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  /** Draws the confirmation as something that cannot be undone. */
  isDestructive?: boolean
}
