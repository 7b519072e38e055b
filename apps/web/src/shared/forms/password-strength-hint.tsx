import { PASSWORD_STRENGTHS, type PasswordStrength } from '@diatrivi/domain/people/account/password-rule'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { m } from '../../paraglide/messages.js'

const LOOKS: Record<PasswordStrength, { word: () => string; color: string }> = {
  weak: { word: m.password_weak, color: 'error.main' },
  fair: { word: m.password_fair, color: 'warning.main' },
  good: { word: m.password_good, color: 'success.main' },
  strong: { word: m.password_strong, color: 'success.main' },
}

/** A bar and a word; its place is kept while nothing is typed, so that nothing moves. */
export function PasswordStrengthHint({ strength }: { strength: PasswordStrength | null }) {
  const reached = strength === null ? 0 : PASSWORD_STRENGTHS.indexOf(strength) + 1
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', gap: 3, px: 0.5 }}>
      <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 1 }}>
        {PASSWORD_STRENGTHS.map((step, index) => (
          <Box
            key={step}
            sx={{
              height: 4,
              borderRadius: 1,
              bgcolor: strength !== null && index < reached ? LOOKS[strength].color : 'divider',
            }}
          />
        ))}
      </Box>
      <Typography
        variant="body2"
        role="status"
        sx={{ color: 'text.secondary', minHeight: '1.5em', minWidth: '14ch', textAlign: 'end' }}
      >
        {strength !== null && LOOKS[strength].word()}
      </Typography>
    </Box>
  )
}
