import Chip, { type ChipProps } from '@mui/material/Chip'

interface RemovalChipProps {
  label: string
  /** What pressing it does, for those who hear it. */
  name: string
  onRemove: () => void
  sx?: ChipProps['sx']
}

/** Something chosen that pressing takes away, anywhere on it or by any key of a button. */
export function RemovalChip({ label, name, onRemove, ...props }: RemovalChipProps) {
  return (
    <Chip {...props} label={label} color="primary" onClick={onRemove} onDelete={onRemove} aria-label={name} />
  )
}
