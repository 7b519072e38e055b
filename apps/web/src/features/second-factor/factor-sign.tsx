import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined'
import { m } from '../../paraglide/messages.js'
import { StatusChip } from '../../shared/ui/status-chip.tsx'

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
