import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { m } from '../../../../paraglide/messages.js'
import { formatClock } from '../../../../shared/format/dates.ts'
import ExpandMore from '../../../../shared/icons/expand-more.tsx'
import ReplayOutlined from '../../../../shared/icons/replay-outlined.tsx'
import { Definitions } from '../../../../shared/ui/definitions.tsx'
import { ReasonedButton } from '../../../../shared/ui/reasoned-button.tsx'
import { useAction } from '../../../../shared/ui/use-action.ts'
import type { Delivery } from './webhook.mapper.ts'
import { useSendAgain } from './webhook.mutations.ts'
import { DeliveryChip } from './webhook-chips.tsx'
import { EVENT_WORDS, PROBLEM_WORDS } from './webhook-words.ts'

interface DeliveryEntryProps {
  delivery: Delivery
  isPaused: boolean
}

/** One line; opened, all that is known of it. */
export function DeliveryEntry({ delivery, isPaused }: DeliveryEntryProps) {
  const act = useAction()
  const { mutateAsync: sendAgain } = useSendAgain()
  const name = `${EVENT_WORDS[delivery.type]()}, ${formatClock(delivery.happenedAt)}`
  return (
    <Accordion disableGutters slotProps={{ transition: { unmountOnExit: true } }}>
      <AccordionSummary expandIcon={<ExpandMore aria-hidden />}>
        <Box sx={LINE}>
          <Box sx={{ flex: 1, minWidth: 200 }}>
            <Typography sx={{ fontWeight: 600 }}>{EVENT_WORDS[delivery.type]()}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {formatClock(delivery.happenedAt)}
            </Typography>
          </Box>
          <DeliveryChip state={delivery.state} />
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
        <Definitions entries={factsOf(delivery)} terms={{ width: 'max-content', fontWeight: 400 }} />
        <ReasonedButton
          variant="outlined"
          startIcon={<ReplayOutlined aria-hidden />}
          reason={isPaused ? m.webhook_is_paused() : null}
          aria-label={m.webhook_send_again_named({ name })}
          onClick={() => void act(() => sendAgain(delivery), { done: m.webhook_sent_again() })}
        >
          {m.webhook_send_again()}
        </ReasonedButton>
      </AccordionDetails>
    </Accordion>
  )
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  width: '100%',
  pr: 3,
} as const

function factsOf(delivery: Delivery) {
  const { lastTryAt, nextTryAt, milliseconds, answer } = delivery
  const facts = [
    [m.webhook_delivery_problem(), delivery.problem && PROBLEM_WORDS[delivery.problem]()],
    [m.webhook_delivery_status(), delivery.status],
    [
      m.webhook_delivery_duration(),
      milliseconds === null ? null : m.webhook_delivery_milliseconds({ count: milliseconds }),
    ],
    [m.webhook_delivery_tries(), delivery.tries],
    [m.webhook_delivery_last_try(), lastTryAt && formatClock(lastTryAt)],
    [m.webhook_delivery_next_try(), nextTryAt && formatClock(nextTryAt)],
    [m.webhook_delivery_answer(), answer && <Sent key="answer" text={answer} />],
    [m.webhook_delivery_body(), <Sent key="body" text={delivery.body} />],
    [m.webhook_delivery_number(), <Sent key="number" text={delivery.eventId} />],
  ] as const
  return facts.filter(([, value]) => value !== null && value !== '').map(([term, value]) => ({ term, value }))
}

/** As it went over the wire. */
function Sent({ text }: { text: string }) {
  return (
    <Box component="code" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      {text}
    </Box>
  )
}
