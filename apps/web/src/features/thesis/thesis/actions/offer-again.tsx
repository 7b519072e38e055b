import { canThesis } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type Thesis, toThesisFacts } from '../../../../entities/thesis/thesis.mapper.ts'
import { toActor, type Viewer } from '../../../../entities/viewer/viewer.ts'
import { m } from '../../../../paraglide/messages.js'
import { thesisQueries } from '../thesis.queries.ts'
import { OfferAgainButton } from './offer-again-button.tsx'

interface OfferAgainProps {
  thesis: Thesis
  viewer: Viewer
  onOffered: (thesisId: number) => void
}

/** Offers the topic again where that is possible; only the history knows of a student who gave it up. */
export function OfferAgain({ thesis, viewer, onOffered }: OfferAgainProps) {
  const { data: history = [] } = useQuery({
    ...thesisQueries.history(thesis.id),
    enabled: thesis.state === 'ungiven',
  })
  const wasReleased = history.some(({ what }) => what === 'released')
  const decision = canThesis.offerAgain(toActor(viewer), toThesisFacts(thesis, viewer), wasReleased)
  if (!decision.allowed) return null
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <OfferAgainButton thesis={thesis} onOffered={onOffered} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {m.thesis_offer_again_text()}
      </Typography>
    </Box>
  )
}
