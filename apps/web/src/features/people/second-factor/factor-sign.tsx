import { m } from '../../../paraglide/messages.js'
import CheckCircleOutlined from '../../../shared/icons/check-circle-outlined.tsx'
import RadioButtonUncheckedOutlined from '../../../shared/icons/radio-button-unchecked-outlined.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'

export function FactorSign({ isOn }: { isOn: boolean }) {
  return isOn ? (
    <StatusChip
      size="small"
      tone="success"
      icon={<CheckCircleOutlined aria-hidden />}
      label={m.second_factor_is_on()}
    />
  ) : (
    <StatusChip
      size="small"
      tone="neutral"
      icon={<RadioButtonUncheckedOutlined aria-hidden />}
      label={m.second_factor_is_off()}
    />
  )
}
