import type { Role } from '@diatrivi/domain/people/account/role'
import { DELIVERIES, DELIVERY_WORDS, type NoticeKind } from '@diatrivi/domain/thesis/notice/notice'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { said } from '../../../../shared/format/said.ts'
import { useField } from '../../../../shared/forms/form-fields.tsx'
import { VISUALLY_HIDDEN } from '../../../../shared/ui/sx.ts'
import { noticeKindWord } from '../notice-sentence.ts'

/** Kinds of notices that belong together, below one heading, with the choices in columns. */
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
            variant="caption"
            sx={{ textAlign: 'center', color: 'text.secondary', lineHeight: 1.25 }}
          >
            {said(DELIVERY_WORDS[delivery])}
          </Typography>
        ))}
      </Box>
      {children}
    </Box>
  )
}

interface DeliveryChoiceProps {
  /** The name of the field in the form. */
  name: string
  kind: NoticeKind
  role: Role
}

/** The delivery of the mails of one kind of notice. */
export function DeliveryChoice({ name, kind, role }: DeliveryChoiceProps) {
  const id = useId()
  const { ref, ...input } = useField({ name }).field
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
