import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { TOUCH } from '../measures.ts'

interface ToolButtonProps extends Omit<IconButtonProps, 'name'> {
  /** By which the toolbar knows where the Tab key stops. */
  command: string
  label: string
  /** Undefined where it cannot be on; one that is on has the tint as background. */
  isOn: boolean | undefined
}

/** A button of the toolbar. */
export function ToolButton({ command, label, isOn, ...props }: ToolButtonProps) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          {...props}
          size="small"
          aria-label={label}
          aria-pressed={isOn}
          data-command={command}
          // The selection in the text must survive the press of the mouse.
          onMouseDown={(event) => event.preventDefault()}
          sx={{
            minWidth: 36,
            minHeight: 36,
            [TOUCH]: { minWidth: 44, minHeight: 44 },
            color: 'text.primary',
            '&[aria-pressed="true"]': { bgcolor: 'primary.tint', color: 'primary.main' },
          }}
        />
      </span>
    </Tooltip>
  )
}
