import Button from '@mui/material/Button'
import ArrowDownwardOutlined from '../icons/arrow-downward-outlined.tsx'
import { BottomEdge } from './bottom-edge.tsx'
import { leadTo } from './lead-to.ts'
import { useIsBelow } from './use-is-below.ts'

interface BottomActionProps {
  label: string
  /** The id of a focusable element further down. Once it is in sight, the action at the edge disappears. */
  targetId: string
}

/** On phones, a button at the lower edge that leads down to the possible action. */
export function BottomAction({ label, targetId }: BottomActionProps) {
  const isBelow = useIsBelow(targetId)
  if (!isBelow) return null
  return (
    <BottomEdge>
      <Button
        variant="contained"
        size="large"
        endIcon={<ArrowDownwardOutlined />}
        onClick={() => leadTo(targetId)}
      >
        {label}
      </Button>
    </BottomEdge>
  )
}
