import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { m } from '../../../../paraglide/messages.js'
import FormatListNumberedOutlined from '../../../../shared/icons/format-list-numbered-outlined.tsx'
import { ReasonedButton } from '../../../../shared/ui/reasoned-button.tsx'
import type { OwnInterest } from '../current-thesis.mapper.ts'
import { useNumberInterests } from '../interest.mutations.ts'
import { interestsInOrder, movedInterests, sharePriority } from './interest-order.ts'

interface NumberInterestsProps {
  /** In the order in which they are shown. */
  interests: readonly OwnInterest[]
  /** Why an interest cannot get another priority; null when it can. */
  refusalOf: (interest: OwnInterest) => string | null
}

/** Says that interests share a priority, and offers to number them as they stand. Empty where none do. */
export function NumberInterests({ interests, refusalOf }: NumberInterestsProps) {
  const number = useNumberInterests()
  if (!sharePriority(interests)) return null
  const order = interests.map(({ thesis }) => thesis.id)
  const changed = movedInterests(interests, interestsInOrder(interests, order))
  const refusal = changed.map(refusalOf).find((reason) => reason !== null) ?? null
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        {m.interest_shared_priority()}
        <ReasonedButton
          reason={refusal}
          startIcon={<FormatListNumberedOutlined aria-hidden />}
          loading={number.isPending}
          onClick={() => number.mutate(order)}
        >
          {m.interest_number()}
        </ReasonedButton>
      </Box>
    </Alert>
  )
}
