import Checkbox from '@mui/material/Checkbox'
import type { SxProps, Theme } from '@mui/material/styles'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { NOT_ON_PAPER } from '../../../../shared/ui/sx.ts'
import type { ThesisSelection } from './use-thesis-selection.ts'

interface SelectionBoxProps {
  thesis: Thesis
  selection: ThesisSelection
  sx?: SxProps<Theme>
}

export function SelectionBox({ thesis, selection, sx }: SelectionBoxProps) {
  return (
    <Checkbox
      checked={selection.isChosen(thesis)}
      onChange={(_event, isChosen) => selection.choose(thesis, isChosen)}
      slotProps={{ input: { 'aria-label': m.list_select_named({ name: thesis.title }) } }}
      sx={[{ width: 44, height: 44, ...NOT_ON_PAPER }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  )
}
