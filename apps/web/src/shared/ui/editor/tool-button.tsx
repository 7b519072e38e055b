import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { TOUCH } from '../measures.ts'

interface ToolButtonProps extends Omit<IconButtonProps, 'name' | 'disabled'> {
  /** By which the toolbar knows where the Tab key stops. */
  command: string
  label: string
  /** Undefined where it cannot be on; one that is on has the tint as background. */
  isOn: boolean | undefined
  isPossible?: boolean
}

/** A button of the toolbar. */
export function ToolButton({ command, label, isOn, isPossible = true, onClick, ...props }: ToolButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        {...props}
        size="small"
        aria-label={label}
        aria-pressed={isOn}
        // One that is `disabled` would show no name to the pointer.
        aria-disabled={!isPossible || undefined}
        data-command={command}
        // The selection in the text must survive the press of the mouse.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => isPossible && onClick?.(event)}
        sx={{
          minWidth: 36,
          minHeight: 36,
          [TOUCH]: { minWidth: 44, minHeight: 44 },
          color: 'text.primary',
          '&[aria-pressed="true"]': { bgcolor: 'primary.tint', color: 'primary.main' },
        }}
      />
    </Tooltip>
  )
}
