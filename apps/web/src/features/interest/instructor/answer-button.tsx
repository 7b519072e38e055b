import Button from '@mui/material/Button'
import { fullName } from '../../../entities/person/person.ts'
import type { Interest } from '../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { useConfirm } from '../../../shared/ui/confirm-provider.tsx'
import { useAnswerInterest } from '../interest.mutations.ts'

interface AnswerButtonProps {
  thesisId: number
  interest: Interest
}

/** Chooses the student, or takes the choice back while it is not accepted. */
export function AnswerButton({ thesisId, interest }: AnswerButtonProps) {
  const confirm = useConfirm()
  const answer = useAnswerInterest()
  const { username } = interest.student
  const name = fullName(interest.student)

  const cancel = async () => {
    const yes = await confirm({
      text: m.interest_cancel_choice_text({ name }),
      confirmLabel: m.interest_cancel_choice(),
      // The act itself cancels, so a button "Cancel" beside it would have two meanings.
      cancelLabel: m.interest_keep_choice(),
      isDestructive: true,
    })
    if (yes) answer.mutate({ thesisId, username, isPositive: false })
  }

  if (interest.answeredPositively) {
    return (
      <Button
        size="small"
        color="inherit"
        loading={answer.isPending}
        aria-label={m.interest_cancel_choice_named({ name })}
        onClick={() => void cancel()}
      >
        {m.interest_cancel_choice()}
      </Button>
    )
  }
  return (
    <Button
      size="small"
      loading={answer.isPending}
      aria-label={m.interest_choose_named({ name })}
      onClick={() => answer.mutate({ thesisId, username, isPositive: true })}
    >
      {m.interest_choose()}
    </Button>
  )
}
