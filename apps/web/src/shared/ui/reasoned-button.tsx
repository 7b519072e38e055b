import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useId } from 'react'

interface ReasonedButtonProps extends ButtonProps {
  /** Why the action may not be taken now; null when it may. `disabled` is left for "is being done". */
  reason: string | null
}

/**
 * A refused action stays visible and says why. It keeps its place in the order of focus, because a button that cannot
 * be reached cannot explain itself to those who read by ear.
 */
export function ReasonedButton({ reason, onClick, sx, ...props }: ReasonedButtonProps) {
  const id = useId()
  if (reason === null) return <Button {...props} {...(onClick && { onClick })} {...(sx && { sx })} />
  return (
    <Box
      sx={{
        display: 'inline-grid',
        gap: 1,
        justifyItems: props.fullWidth ? 'stretch' : 'start',
        ...(props.fullWidth && { width: '100%' }),
      }}
    >
      <Button
        {...props}
        disabled={false}
        aria-disabled
        aria-describedby={id}
        // Also keeps a form from being sent by it.
        onClick={(event) => event.preventDefault()}
        sx={[REFUSED, ...(Array.isArray(sx) ? sx : [sx])]}
      />
      <Box id={id} sx={{ fontSize: '0.875rem', lineHeight: 1.4, color: 'text.secondary', maxWidth: '44ch' }}>
        {reason}
      </Box>
    </Box>
  )
}

const REFUSED = {
  '&, &:hover': { bgcolor: 'neutral.tint', color: 'text.secondary', borderColor: 'divider' },
  '&:active': { transform: 'none' },
}
