import type { Role } from '@diatrivi/domain/people/account/role'
import {
  DELIVERIES,
  DELIVERY_WORDS,
  type Delivery,
  type NoticeKind,
} from '@diatrivi/domain/thesis/notice/notice'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { said } from '../../../../shared/format/said.ts'
import { useField } from '../../../../shared/forms/form-fields.tsx'
import ExpandMore from '../../../../shared/icons/expand-more.tsx'
import { VISUALLY_HIDDEN } from '../../../../shared/ui/sx.ts'
import { noticeKindWord } from '../notice-sentence.ts'

interface DeliveryGroupProps {
  title: string
  kinds: readonly NoticeKind[]
  role: Role
}

/**
 * Kinds of notices that belong together, behind their name and what is chosen for them. They are drawn when they are
 * unfolded: a teacher has some hundred radios.
 */
export function DeliveryGroup({ title, kinds, role }: DeliveryGroupProps) {
  const chosen: Delivery[] = useWatch({ name: kinds.map(fieldOf) })
  return (
    <Accordion sx={FOLD} slotProps={{ heading: { component: 'h4' }, transition: { unmountOnExit: true } }}>
      <AccordionSummary expandIcon={<ExpandMore />} sx={SUMMARY}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography component="span" sx={{ color: 'text.secondary' }}>
          {summaryOf(chosen)}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ p: 0, pb: 4 }}>
        <Box aria-hidden sx={{ ...COLUMNS, alignItems: 'end', pb: 2 }}>
          <span />
          {DELIVERIES.map((delivery) => (
            <Typography
              key={delivery}
              variant="caption"
              sx={{ textAlign: 'center', color: 'text.secondary', lineHeight: 1.25 }}
            >
              {said(DELIVERY_WORDS[delivery])}
            </Typography>
          ))}
        </Box>
        {kinds.map((kind) => (
          <DeliveryChoice key={kind} kind={kind} role={role} />
        ))}
      </AccordionDetails>
    </Accordion>
  )
}

/** The name of its field in the form. */
export const fieldOf = (kind: NoticeKind) => `deliveries.${kind}` as const

/** One word where all are the same. */
function summaryOf(chosen: readonly Delivery[]): string {
  const counted = DELIVERIES.map((delivery) => ({
    word: said(DELIVERY_WORDS[delivery]),
    count: chosen.filter((one) => one === delivery).length,
  })).filter(({ count }) => count > 0)
  return counted.map(({ word, count }) => (counted.length === 1 ? word : `${word}: ${count}`)).join(' · ')
}

/** The delivery of the mails of one kind of notice. */
function DeliveryChoice({ kind, role }: { kind: NoticeKind; role: Role }) {
  const id = useId()
  const { ref, ...input } = useField({ name: fieldOf(kind) }).field
  return (
    <Box sx={{ ...COLUMNS, alignItems: 'center', borderTop: 1, borderColor: 'divider', minHeight: 48 }}>
      <Typography id={id} component="span" sx={{ py: 1, lineHeight: 1.35 }}>
        {noticeKindWord(kind, role)}
      </Typography>
      <RadioGroup {...input} aria-labelledby={id} sx={{ display: 'contents' }}>
        {DELIVERIES.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio size="small" />}
            label={said(DELIVERY_WORDS[one])}
            sx={CHOICE}
          />
        ))}
      </RadioGroup>
    </Box>
  )
}

/** Lines alone, because a frame stands around all of them. */
const FOLD = {
  border: 0,
  borderTop: 1,
  borderColor: 'divider',
  borderRadius: 0,
  bgcolor: 'transparent',
} as const
const SUMMARY = { px: 0, '& .MuiAccordionSummary-content': { flexWrap: 'wrap', columnGap: 3 } } as const

const COLUMNS = {
  display: 'grid',
  columnGap: { xs: 0, sm: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) repeat(3, 62px)', sm: 'minmax(0, 1fr) repeat(3, 96px)' },
}

/** The heading of the column has the word; here it names the radio for screen readers. */
const CHOICE = {
  position: 'relative',
  m: 0,
  justifyContent: 'center',
  // The whole cell can be tapped.
  minHeight: 48,
  '& .MuiFormControlLabel-label': VISUALLY_HIDDEN,
}
