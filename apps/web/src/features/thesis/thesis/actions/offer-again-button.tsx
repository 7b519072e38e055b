import Button from '@mui/material/Button'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import ReplayOutlined from '../../../../shared/icons/replay-outlined.tsx'
import { useAction } from '../../../../shared/ui/use-action.ts'
import { useOfferThesisAgain } from '../thesis.mutations.ts'

interface OfferAgainButtonProps {
  thesis: Thesis
  /** One of many, on the cards of a list. */
  isSmall?: boolean
  /** With the id of the new thesis. */
  onOffered: (thesisId: number) => void
}

/** Makes a new thesis of the topic. */
export function OfferAgainButton({ thesis, isSmall = false, onOffered }: OfferAgainButtonProps) {
  const act = useAction()
  const offer = useOfferThesisAgain()
  const press = () =>
    act(async () => onOffered(await offer.mutateAsync(thesis.id)), { done: m.thesis_offered_again() })
  return (
    <Button
      {...(isSmall && {
        size: 'small' as const,
        'aria-label': m.thesis_offer_again_named({ title: thesis.title }),
      })}
      startIcon={<ReplayOutlined />}
      loading={offer.isPending}
      loadingPosition="start"
      onClick={() => void press()}
    >
      {m.thesis_offer_again()}
    </Button>
  )
}
