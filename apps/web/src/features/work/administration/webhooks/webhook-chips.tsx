import type { DeliveryState } from '@diatrivi/domain/work/webhook/webhook-delivery'
import CheckCircleOutlined from '../../../../shared/icons/check-circle-outlined.tsx'
import DoNotDisturbAltOutlined from '../../../../shared/icons/do-not-disturb-alt-outlined.tsx'
import ErrorOutlineOutlined from '../../../../shared/icons/error-outline-outlined.tsx'
import ScheduleOutlined from '../../../../shared/icons/schedule-outlined.tsx'
import { StatusChip, type StatusTone } from '../../../../shared/ui/status-chip.tsx'
import { DELIVERY_WORDS, STATE_WORDS, type WebhookState } from './webhook-words.ts'

const TONE_OF_STATE: Record<WebhookState, StatusTone> = {
  active: 'success',
  failing: 'warning',
  paused: 'neutral',
  gone: 'error',
  given_up: 'error',
}

export function WebhookStateChip({ state }: { state: WebhookState }) {
  const icon =
    state === 'active' ? (
      <CheckCircleOutlined aria-hidden />
    ) : state === 'paused' ? (
      <DoNotDisturbAltOutlined aria-hidden />
    ) : (
      <ErrorOutlineOutlined aria-hidden />
    )
  return <StatusChip size="small" tone={TONE_OF_STATE[state]} icon={icon} label={STATE_WORDS[state]()} />
}

const OF_DELIVERY = {
  waiting: { tone: 'neutral', icon: <ScheduleOutlined aria-hidden /> },
  delivered: { tone: 'success', icon: <CheckCircleOutlined aria-hidden /> },
  given_up: { tone: 'error', icon: <ErrorOutlineOutlined aria-hidden /> },
} as const satisfies Record<DeliveryState, unknown>

export function DeliveryChip({ state }: { state: DeliveryState }) {
  return <StatusChip size="small" {...OF_DELIVERY[state]} label={DELIVERY_WORDS[state]()} />
}
