import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useId } from 'react'
import { Link as RouterLink } from 'react-router'
import type { Thesis } from '../../../entities/thesis/thesis.mapper.ts'
import { toActor, type Viewer } from '../../../entities/viewer/viewer.ts'
import { toListFacts } from '../../../features/thesis/todo-list/list-facts.ts'
import { StepActions } from '../../../features/thesis/todo-list/work/step-actions.tsx'
import { useStepAction } from '../../../features/thesis/todo-list/work/use-step-action.ts'
import AccessTimeOutlined from '../../../shared/icons/access-time-outlined.tsx'
import FlagOutlined from '../../../shared/icons/flag-outlined.tsx'
import type { NextDue } from './next-due.ts'

interface NextDueCardProps {
  due: NextDue
  thesis: Thesis
  viewer: Viewer
}

/** What is next, in one line that leads to its part of the page; a step is handed in here. */
export function NextDueCard({ due, thesis, viewer }: NextDueCardProps) {
  const { sentence, targetId, isLate, row } = due
  const id = useId()
  const run = useStepAction(id, row?.state ?? 'awaitingInstructor')
  const { list } = thesis
  const Icon = isLate ? AccessTimeOutlined : FlagOutlined
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ ...CARD, bgcolor: isLate ? 'error.tint' : 'primary.tint' }}
    >
      <Icon aria-hidden sx={{ color: isLate ? 'error.main' : 'primary.main' }} />
      <Link id={id} component={RouterLink} to={`#${targetId}`} replace sx={WORDS}>
        {sentence}
      </Link>
      {row && list && (
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 2 } }}>
          <StepActions
            row={row}
            steps={list.steps}
            actor={toActor(viewer)}
            facts={toListFacts(list, thesis, viewer)}
            run={run}
          />
        </Box>
      )}
    </Box>
  )
}

const CARD = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 3,
  alignItems: 'center',
  px: 4,
  py: 3,
  borderRadius: 2,
} as const
const WORDS = { color: 'text.primary', fontWeight: 600, overflowWrap: 'break-word' } as const
