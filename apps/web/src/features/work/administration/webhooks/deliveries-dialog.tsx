import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { ListSkeleton } from '../../../../shared/ui/skeletons.tsx'
import { DeliveryEntry } from './delivery-entry.tsx'
import type { Webhook } from './webhook.mapper.ts'
import { DELIVERIES_SHOWN_MAX, webhookQueries } from './webhook.queries.ts'

/** What was sent to a system, the newest first, and what it answered. */
export default function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const id = useId()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const { data: deliveries } = useQuery(webhookQueries.deliveries(webhook.id))
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth fullScreen={isPhone}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {m.webhook_deliveries_title({ name: webhook.description })}
      </DialogTitle>
      {/* Focusable, so that the keyboard can scroll it on a small screen. */}
      <DialogContent tabIndex={0} sx={{ minHeight: 160 }}>
        {deliveries === undefined && <ListSkeleton />}
        {deliveries?.length === 0 && <Typography>{m.webhook_deliveries_empty()}</Typography>}
        {deliveries?.map((delivery) => (
          <DeliveryEntry key={delivery.id} delivery={delivery} isPaused={webhook.paused !== null} />
        ))}
        {deliveries?.length === DELIVERIES_SHOWN_MAX && (
          <Typography variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
            {m.webhook_deliveries_more({ count: DELIVERIES_SHOWN_MAX })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" color="neutral" onClick={onClose}>
          {m.control_close()}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
