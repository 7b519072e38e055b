import Box from '@mui/material/Box'
import { type FormEvent, useState } from 'react'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import HowToRegOutlined from '../../../../shared/icons/how-to-reg-outlined.tsx'
import { ReasonedButton } from '../../../../shared/ui/reasoned-button.tsx'
import type { OwnInterest } from '../current-thesis.mapper.ts'
import { useDeclareInterest } from '../interest.mutations.ts'
import { nextPriority } from './interest-order.ts'
import { PriorityField, parsePriority } from './priority-field.tsx'

interface DeclareFormProps {
  thesis: Thesis
  interests: readonly OwnInterest[]
  /** Why interest cannot be declared now. */
  refusal: string | null
}

export function DeclareForm({ thesis, interests, refusal }: DeclareFormProps) {
  const declare = useDeclareInterest()
  // Null until it is touched: the offered priority follows the interests declared meanwhile.
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const shown = typed ?? String(nextPriority(interests))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const priority = parsePriority(shown)
    setWrong(priority === null)
    if (refusal !== null || priority === null) return
    declare.mutate({ thesisId: thesis.id, priority })
  }

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      {refusal === null && (
        <PriorityField value={shown} onChange={setTyped} isWrong={isWrong} error={declare.error} />
      )}
      <ReasonedButton
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        reason={refusal}
        startIcon={<HowToRegOutlined aria-hidden />}
        loading={declare.isPending}
      >
        {m.interest_declare()}
      </ReasonedButton>
    </Box>
  )
}
