import Button from '@mui/material/Button'
import { m } from '../../../../paraglide/messages.js'
import CheckOutlined from '../../../../shared/icons/check-outlined.tsx'
import { useAcceptListedStep } from '../step.mutations.ts'

interface AcceptListedStepProps {
  step: { id: number; title: string }
  onAnswered: () => void
}

/** Accepts a step in the row of a list, where the wrong row is easily pressed: it can be undone. */
export function AcceptListedStep({ step, onAnswered }: AcceptListedStepProps) {
  const accept = useAcceptListedStep()
  return (
    <Button
      size="small"
      startIcon={<CheckOutlined />}
      loading={accept.isPending}
      aria-label={m.todo_list_accept_named({ step: step.title })}
      onClick={() => void accept.mutateAsync(step.id).then(onAnswered, () => undefined)}
    >
      {m.todo_list_accept()}
    </Button>
  )
}
