import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { fullName } from '../../../../entities/person/person.ts'
import type { Interest, Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { onceDone } from '../../../../shared/api/once-done.ts'
import { useConfirm } from '../../../../shared/ui/confirm-provider.tsx'
import { useAnswerInterest } from '../interest.mutations.ts'

const ChooseStudentDialog = lazy(() =>
  import('./choose-student-dialog.tsx').then((module) => ({ default: module.ChooseStudentDialog })),
)

interface AnswerButtonProps {
  thesis: Thesis
  interest: Interest
}

/** Chooses the student, or takes the choice back while it is not accepted. */
export function AnswerButton({ thesis, interest }: AnswerButtonProps) {
  const confirm = useConfirm()
  const answer = useAnswerInterest()
  const [isChoosing, setChoosing] = useState(false)
  const thesisId = thesis.id
  const { username } = interest.student
  const name = fullName(interest.student)

  const cancel = async () => {
    const yes = await confirm({
      text: m.interest_cancel_choice_text({ name }),
      confirmLabel: m.interest_cancel_choice(),
      // The action itself cancels, so a button "Cancel" beside it would have two meanings.
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
  const choose = (messageToOthers: string) =>
    onceDone(answer.mutateAsync({ thesisId, username, isPositive: true, messageToOthers }), () =>
      setChoosing(false),
    )
  const hasOthers = thesis.interests.length > 1
  return (
    <>
      <Button
        size="small"
        loading={answer.isPending}
        aria-label={m.interest_choose_named({ name })}
        onClick={() => (hasOthers ? setChoosing(true) : choose(''))}
      >
        {m.interest_choose()}
      </Button>
      {hasOthers && (
        <Suspense>
          <ChooseStudentDialog
            thesis={thesis}
            interest={interest}
            isPending={answer.isPending}
            open={isChoosing}
            onClose={() => setChoosing(false)}
            onChoose={choose}
          />
        </Suspense>
      )}
    </>
  )
}
