import type { Role } from '@diatrivi/domain/people/account/role'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { m } from '../../../../paraglide/messages.js'
import { paths } from '../../../../shared/paths.ts'
import { LONE_LINK } from '../../../../shared/ui/sx.ts'
import { TOUR_CARDS } from './tour-cards.ts'

export interface TourDialogProps {
  isOpen: boolean
  audience: Role
  onLeave: () => void
}

/** What is where, a card at a time; left by Escape, by a button or by the link to a guide. */
export function TourDialog({ isOpen, ...props }: TourDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={props.onLeave}
      maxWidth="xs"
      fullWidth
      slotProps={{ paper: { 'aria-label': m.tour_title() } }}
    >
      <Tour {...props} />
    </Dialog>
  )
}

/** Begins anew whenever the dialog is opened. */
function Tour({ audience, onLeave }: Omit<TourDialogProps, 'isOpen'>) {
  const cards = TOUR_CARDS[audience]
  const id = useId()
  const [place, setPlace] = useState(0)
  const next = useRef<HTMLButtonElement>(null)
  const card = cards[place]
  if (card === undefined) return null
  const Icon = card.icon
  const isLast = place === cards.length - 1
  const goBack = () => {
    setPlace(place - 1)
    // The button goes with the step back to the first card.
    if (place === 1) next.current?.focus()
  }
  return (
    <>
      <DialogContent sx={{ pt: 6 }}>
        {/* The focus stays on the button, so that Enter leads through; what it shows is read aloud. */}
        <Box aria-live="polite" aria-atomic sx={{ minHeight: { xs: 204, sm: 180 } }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
            {m.tour_place({ place: place + 1, count: cards.length })}
          </Typography>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 3 }}>
            <Box sx={SIGN}>
              <Icon aria-hidden />
            </Box>
            <Typography variant="h3" component="h2" id={id} sx={{ minWidth: 0 }}>
              {card.title()}
            </Typography>
          </Box>
          <Typography>{card.text()}</Typography>
        </Box>
        <Link
          component={RouterLink}
          to={paths.helpArticle(card.article)}
          aria-describedby={id}
          onClick={onLeave}
          sx={LONE_LINK}
        >
          {m.tour_guide()}
        </Link>
      </DialogContent>
      <DialogActions>
        {!isLast && (
          <Button variant="text" color="neutral" onClick={onLeave} sx={{ mr: { sm: 'auto' } }}>
            {m.tour_skip()}
          </Button>
        )}
        {place > 0 && <Button onClick={goBack}>{m.tour_back()}</Button>}
        <Button
          ref={next}
          autoFocus
          variant="contained"
          onClick={isLast ? onLeave : () => setPlace(place + 1)}
        >
          {isLast ? m.tour_end() : m.tour_next()}
        </Button>
      </DialogActions>
    </>
  )
}

const SIGN = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 44,
  height: 44,
  borderRadius: 999,
  bgcolor: 'primary.tint',
  color: 'primary.main',
} as const
