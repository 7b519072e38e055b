import type { MailState } from '@diatrivi/domain/work/mail/mail'
import ErrorOutlineOutlined from '../../../../shared/icons/error-outline-outlined.tsx'
import ScheduleOutlined from '../../../../shared/icons/schedule-outlined.tsx'
import { StatusChip } from '../../../../shared/ui/status-chip.tsx'
import { STATE_WORDS } from './mail-words.ts'

export function MailStateChip({ state }: { state: MailState }) {
  return (
    <StatusChip
      size="small"
      tone={state === 'waiting' ? 'neutral' : 'error'}
      icon={state === 'waiting' ? <ScheduleOutlined aria-hidden /> : <ErrorOutlineOutlined aria-hidden />}
      label={STATE_WORDS[state]()}
    />
  )
}
