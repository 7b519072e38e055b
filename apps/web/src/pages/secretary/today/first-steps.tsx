import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import CheckCircleOutlined from '../../../shared/icons/check-circle-outlined.tsx'
import RadioButtonUncheckedOutlined from '../../../shared/icons/radio-button-unchecked-outlined.tsx'
import { paths } from '../../../shared/paths.ts'
import { Section } from '../../../shared/ui/section.tsx'
import { LONE_LINK, VISUALLY_HIDDEN } from '../../../shared/ui/sx.ts'
import type { FirstStep } from './use-first-steps.ts'

/** The steps of a new department, each with its tick and its page. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  return (
    <Section
      title={m.today_first_steps()}
      description={m.today_first_steps_text()}
      actions={
        <Link component={RouterLink} to={paths.helpArticle('first-day')} sx={LONE_LINK}>
          {m.today_guide()}
        </Link>
      }
    >
      <Box component="ol" sx={{ display: 'grid', gap: 5, m: 0, p: 0, listStyle: 'none' }}>
        {steps.map(({ label, text, to, isDone }) => (
          <Box key={label} component="li" sx={{ display: 'flex', gap: 3 }}>
            <Box aria-hidden sx={{ flex: 'none', color: isDone ? 'success.main' : 'text.secondary' }}>
              {isDone ? <CheckCircleOutlined /> : <RadioButtonUncheckedOutlined />}
            </Box>
            <div>
              <Link component={RouterLink} to={to} sx={{ ...LONE_LINK, fontWeight: 600 }}>
                {label}
              </Link>
              {isDone && (
                <Box component="span" sx={VISUALLY_HIDDEN}>
                  {m.today_done()}
                </Box>
              )}
              <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>{text}</Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
