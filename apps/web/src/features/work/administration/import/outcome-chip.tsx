import type { RowOutcome } from '@diatrivi/domain/work/import/import-kind'
import type { ReactElement } from 'react'
import AddCircleOutlined from '../../../../shared/icons/add-circle-outlined.tsx'
import ChangeCircleOutlined from '../../../../shared/icons/change-circle-outlined.tsx'
import CheckOutlined from '../../../../shared/icons/check-outlined.tsx'
import ErrorOutlineOutlined from '../../../../shared/icons/error-outline-outlined.tsx'
import HelpOutlineOutlined from '../../../../shared/icons/help-outline-outlined.tsx'
import { StatusChip, type StatusTone } from '../../../../shared/ui/status-chip.tsx'
import { OUTCOME_WORDS } from './import-words.ts'

const SIGNS: Record<RowOutcome, { tone: StatusTone; icon: ReactElement }> = {
  new: { tone: 'success', icon: <AddCircleOutlined aria-hidden /> },
  changed: { tone: 'primary', icon: <ChangeCircleOutlined aria-hidden /> },
  same: { tone: 'muted', icon: <CheckOutlined aria-hidden /> },
  faulty: { tone: 'error', icon: <ErrorOutlineOutlined aria-hidden /> },
  missing: { tone: 'warning', icon: <HelpOutlineOutlined aria-hidden /> },
}

/** What becomes of a row. */
export function OutcomeChip({ outcome }: { outcome: RowOutcome }) {
  return <StatusChip {...SIGNS[outcome]} label={OUTCOME_WORDS[outcome]()} size="small" />
}
