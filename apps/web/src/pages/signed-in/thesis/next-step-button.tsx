import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import type { Thesis } from '../../../entities/thesis/thesis.mapper.ts'
import type { Viewer } from '../../../entities/viewer/viewer.ts'
import { BottomEdge } from '../../../shared/ui/bottom-edge.tsx'
import { leadTo } from '../../../shared/ui/lead-to.ts'
import { ON_CARD } from './next-step.ts'
import { useNextStep } from './use-next-step.ts'

/** The main action of the reader on a thesis under a rule book: the way to the panel or the page where it is done. */
export function NextStepButton({ thesis, viewer }: { thesis: Thesis; viewer: Viewer }) {
  const step = useNextStep(thesis, viewer)
  if (step === null || step === ON_CARD) return null
  const { label, sentence, to } = step
  const look = { variant: 'contained', size: 'large', children: label } as const
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {sentence !== undefined && <Typography>{sentence}</Typography>}
      <BottomEdge isInPage>
        {'page' in to ? (
          <Button {...look} component={Link} to={to.page} />
        ) : (
          <Button {...look} onClick={() => leadTo(to.targetId)} />
        )}
      </BottomEdge>
    </Box>
  )
}
