import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { Theme } from '@mui/material/styles'
import { m } from '../../../../paraglide/messages.js'
import CheckCircleOutlined from '../../../../shared/icons/check-circle-outlined.tsx'
import { FIRST_RUN_STEPS, type FirstRunStep } from './first-run-steps.ts'

interface StepMenuProps {
  current: FirstRunStep
  done: readonly FirstRunStep[]
  onShow: (step: FirstRunStep) => void
}

/** The steps, each of which can be gone to and returned to at any time. */
export function StepMenu({ current, done, onShow }: StepMenuProps) {
  return (
    <Box component="nav" aria-label={m.first_run_steps()}>
      <Box component="ol" sx={LIST}>
        {FIRST_RUN_STEPS.map(({ name, label }, index) => (
          <li key={name}>
            <ButtonBase
              aria-current={name === current ? 'step' : undefined}
              onClick={() => onShow(name)}
              sx={ENTRY}
            >
              <Box component="span" aria-hidden sx={{ flex: 'none', width: 24, textAlign: 'center' }}>
                {done.includes(name) ? <CheckCircleOutlined sx={{ display: 'block' }} /> : index + 1}
              </Box>
              <span>
                <span>{label()}</span>
                {done.includes(name) && <Box component="span" sx={UNSEEN}>{` (${m.first_run_done()})`}</Box>}
              </span>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  )
}

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
}

const ENTRY = (theme: Theme) => ({
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 2,
  width: '100%',
  height: '100%',
  minHeight: 48,
  px: 3,
  py: 2,
  textAlign: 'start',
  font: 'inherit',
  border: 1,
  borderColor: 'divider',
  borderRadius: `${theme.shape.borderRadius}px`,
  backgroundColor: 'background.paper',
  '&[aria-current]': { borderColor: 'primary.main', color: 'primary.main', fontWeight: 600 },
})

const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
}
