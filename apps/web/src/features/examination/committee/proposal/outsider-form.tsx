import { EMAIL_MAX, NAME_MAX } from '@diatrivi/contract/limits'
import { isValidEmail } from '@diatrivi/domain/people/account/email'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import type { Outsider } from '../committee.mutations.ts'

export const AFFILIATION_MAX = 200

interface OutsiderFormProps {
  /** What the button says: choosing, or asking at once. */
  label: string
  onChosen: (outsider: Outsider) => void
  isPending?: boolean
}

type Field = Exclude<keyof Outsider, 'language'>

const EMPTY: Record<Field, string> = { firstName: '', surname: '', rankText: '', affiliation: '', email: '' }

const FIELDS: readonly { name: Field; label: () => string; hint?: () => string; limit: number }[] = [
  { name: 'firstName', label: m.committee_outside_first_name, limit: NAME_MAX },
  { name: 'surname', label: m.committee_outside_surname, limit: NAME_MAX },
  {
    name: 'rankText',
    label: m.committee_outside_rank,
    hint: m.committee_outside_rank_hint,
    limit: NAME_MAX,
  },
  { name: 'affiliation', label: m.committee_outside_affiliation, limit: AFFILIATION_MAX },
  { name: 'email', label: m.committee_outside_email, limit: EMAIL_MAX },
]

/** A person without an account, who is asked by a letter. */
export function OutsiderForm({ label, onChosen, isPending = false }: OutsiderFormProps) {
  const [values, setValues] = useState(EMPTY)
  const [language, setLanguage] = useState<'el' | 'en'>('el')
  const [isTried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (FIELDS.some(({ name }) => troubleWith(name, values) !== null)) return
    onChosen({ ...trimmed(values), language })
    setValues(EMPTY)
    setTried(false)
  }
  return (
    <Box component="form" noValidate aria-label={m.committee_outside()} onSubmit={submit} sx={FORM}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {m.committee_outside_text()}
      </Typography>
      {FIELDS.map((field) => {
        const trouble = isTried ? troubleWith(field.name, values) : null
        return (
          <TextField
            key={field.name}
            label={field.label()}
            value={values[field.name]}
            onChange={(event) => setValues({ ...values, [field.name]: event.target.value })}
            error={trouble !== null}
            helperText={trouble ?? field.hint?.()}
            required
            fullWidth
            autoComplete="off"
            type={field.name === 'email' ? 'email' : 'text'}
            slotProps={{ htmlInput: { maxLength: field.limit } }}
          />
        )
      })}
      <TextField
        select
        label={m.committee_outside_language()}
        value={language}
        onChange={(event) => setLanguage(event.target.value === 'en' ? 'en' : 'el')}
        fullWidth
      >
        <MenuItem value="el">{m.committee_outside_greek()}</MenuItem>
        <MenuItem value="en">{m.committee_outside_english()}</MenuItem>
      </TextField>
      <Button type="submit" variant="outlined" loading={isPending} sx={{ justifySelf: 'start' }}>
        {label}
      </Button>
    </Box>
  )
}

function troubleWith(name: Field, values: Record<Field, string>): string | null {
  const value = values[name].trim()
  if (value === '') return m.ui_required()
  return name === 'email' && !isValidEmail(value) ? m.committee_outside_email_wrong() : null
}

function trimmed({ firstName, surname, rankText, affiliation, email }: Record<Field, string>) {
  return {
    firstName: firstName.trim(),
    surname: surname.trim(),
    rankText: rankText.trim(),
    affiliation: affiliation.trim(),
    email: email.trim(),
  }
}

const FORM = { display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', pt: 2 } as const
