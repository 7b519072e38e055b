import type { Role } from '@diatrivi/domain/account/role'
import { DELIVERIES, type Delivery, type NoticeKind } from '@diatrivi/domain/notice/notice'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { noticeKindWord } from './notice-sentence.ts'

export const DELIVERY_WORDS: Record<Delivery, () => string> = {
  at_once: m.notice_delivery_at_once,
  daily_digest: m.notice_delivery_daily_digest,
  none: m.notice_delivery_none,
}

/** Kinds of notices that belong together, below one heading; where there is room the choices stand in columns. */
export function DeliveryGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Box sx={{ ...COLUMNS, alignItems: 'end', pb: 2 }}>
        <Typography variant="subtitle2" component="h4">
          {title}
        </Typography>
        {DELIVERIES.map((delivery) => (
          <Typography
            key={delivery}
            aria-hidden
            variant="body2"
            sx={{ display: { xs: 'none', sm: 'block' }, textAlign: 'center', color: 'text.secondary' }}
          >
            {DELIVERY_WORDS[delivery]()}
          </Typography>
        ))}
      </Box>
      {children}
    </Box>
  )
}

interface DeliveryChoiceProps {
  kind: NoticeKind
  role: Role
  delivery: Delivery
  onChange: (delivery: Delivery) => void
}

/** How the mail of one kind of notice comes. */
export function DeliveryChoice({ kind, role, delivery, onChange }: DeliveryChoiceProps) {
  const id = useId()
  return (
    <Box
      sx={{ ...COLUMNS, alignItems: 'center', borderTop: 1, borderColor: 'divider', py: { xs: 2, sm: 0.5 } }}
    >
      <Typography id={id} component="span">
        {noticeKindWord(kind, role)}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        name={`delivery-${kind}`}
        value={delivery}
        onChange={(_event, value) => onChange(value as Delivery)}
        sx={{ display: { xs: 'flex', sm: 'contents' }, flexDirection: 'row', columnGap: 2 }}
      >
        {DELIVERIES.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio size="small" />}
            label={DELIVERY_WORDS[one]()}
            sx={CHOICE}
          />
        ))}
      </RadioGroup>
    </Box>
  )
}

const COLUMNS = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) repeat(3, 96px)' },
}

/** In columns the heading above says the word; it stays the name of the radio for those who read by ear. */
const CHOICE = {
  m: 0,
  justifyContent: 'center',
  '& .MuiFormControlLabel-label': {
    fontSize: '0.9375rem',
    position: { sm: 'absolute' },
    width: { sm: '1px' },
    height: { sm: '1px' },
    overflow: { sm: 'hidden' },
    clipPath: { sm: 'inset(50%)' },
    whiteSpace: 'nowrap',
  },
}
