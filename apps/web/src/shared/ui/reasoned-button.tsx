import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useId } from 'react'
import { NOT_ON_PAPER } from './sx.ts'

interface ReasonedButtonProps extends ButtonProps {
  /** Why the action may not be taken now; null when it may. `disabled` is left for "is being done". */
  reason: string | null
}

/**
 * A refused action stays visible and says why. It keeps its place in the order of focus, because a button that cannot
 * be reached cannot explain itself to users of screen readers.
 */
export function ReasonedButton({ reason, onClick, ...props }: ReasonedButtonProps) {
  const id = useId()
  if (reason === null) return <Button {...props} {...(onClick && { onClick })} />
  return (
    <Box
      sx={{
        display: 'inline-grid',
        gap: 1,
        justifyItems: props.fullWidth ? 'stretch' : 'var(--place-of-actions, start)',
        ...(props.fullWidth && { width: '100%' }),
        ...NOT_ON_PAPER,
      }}
    >
      <Button
        {...props}
        disabled={false}
        aria-disabled
        aria-describedby={id}
        // Also stops the button from submitting a form.
        onClick={(event) => event.preventDefault()}
      />
      <Box id={id} sx={REASON}>
        {reason}
      </Box>
    </Box>
  )
}

const REASON = {
  fontSize: '0.875rem',
  lineHeight: 1.4,
  color: 'text.secondary',
  maxWidth: '44ch',
  textWrap: 'pretty',
}
