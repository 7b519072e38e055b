import { EMAIL_MAX, NAME_MAX } from '@diatrivi/contract/limits'
import { isValidEmail } from '@diatrivi/domain/people/account/email'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { onceDone } from '../../../../shared/api/once-done.ts'
import { FormSelect, FormTextField } from '../../../../shared/forms/form-fields.tsx'
import { FormShell } from '../../../../shared/forms/form-shell.tsx'
import { isEmail } from '../../../../shared/forms/is-email.ts'
import type { Outsider } from '../committee.mutations.ts'
import { committeeQueries } from '../committee.queries.ts'
import { CandidateHindrance, CandidateWarnings } from './candidate-lines.tsx'

export const AFFILIATION_MAX = 200

export interface OutsiderFormProps {
  thesisId: number
  /** What the button says: choosing, or asking at once. */
  label: string
  /** The form is emptied when this resolves. */
  onChosen: (outsider: Outsider) => unknown
  isPending?: boolean
  /** Why asking at once was refused. */
  error?: unknown
}

const EMPTY: Outsider = {
  firstName: '',
  surname: '',
  rankText: '',
  affiliation: '',
  email: '',
  language: 'el',
}

type TextName = Exclude<keyof Outsider, 'language'>

const TEXTS: readonly { name: TextName; label: () => string; hint?: () => string; limit: number }[] = [
  { name: 'firstName', label: m.field_first_name, limit: NAME_MAX },
  { name: 'surname', label: m.field_surname, limit: NAME_MAX },
  {
    name: 'rankText',
    label: m.committee_outside_rank,
    hint: m.committee_outside_rank_hint,
    limit: NAME_MAX,
  },
  { name: 'affiliation', label: m.committee_outside_affiliation, limit: AFFILIATION_MAX },
]

const FIELD_OF_WIRE = {
  'outside.firstName': 'firstName',
  'outside.surname': 'surname',
  'outside.rankText': 'rankText',
  'outside.affiliation': 'affiliation',
  'outside.email': 'email',
  'outside.language': 'language',
} as const

/** A person without an account, who is asked by mail. */
export function OutsiderForm({
  thesisId,
  label,
  onChosen,
  isPending = false,
  error = null,
}: OutsiderFormProps) {
  const form = useForm<Outsider>({ defaultValues: EMPTY })
  return (
    <FormShell
      form={form}
      label={m.committee_outside()}
      fieldOfWire={FIELD_OF_WIRE}
      pending={isPending}
      error={error}
      submitLabel={label}
      button={{ variant: 'outlined' }}
      onSubmit={(values) => onceDone(Promise.resolve(onChosen(trimmed(values))), () => form.reset(EMPTY))}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {m.committee_outside_text()}
      </Typography>
      {TEXTS.map(({ name, label: nameOfField, hint, limit }) => (
        <FormTextField
          key={name}
          name={name}
          label={nameOfField()}
          helperText={hint?.()}
          required
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: limit } }}
        />
      ))}
      <AddressField thesisId={thesisId} />
      <FormSelect
        name="language"
        label={m.committee_outside_language()}
        options={[
          { value: 'el', label: m.field_greek() },
          { value: 'en', label: m.field_english() },
        ]}
      />
    </FormShell>
  )
}

/** The address, and what would keep its person from the committee once the field is left. */
function AddressField({ thesisId }: { thesisId: number }) {
  const email = useWatch<Outsider, 'email'>({ name: 'email' }).trim()
  const [left, setLeft] = useState('')
  const { data } = useQuery({
    ...committeeQueries.outsider(thesisId, email),
    enabled: email === left && isValidEmail(email),
  })
  return (
    <>
      <Box onBlur={() => setLeft(email)}>
        <FormTextField
          name="email"
          type="email"
          label={m.committee_outside_email()}
          required
          rules={{ email: isEmail }}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: EMAIL_MAX } }}
        />
      </Box>
      <Box role="status">
        {data && <CandidateHindrance hindrance={data.hindrance} />}
        <CandidateWarnings warnings={data?.warnings} />
      </Box>
    </>
  )
}

function trimmed({ firstName, surname, rankText, affiliation, email, language }: Outsider): Outsider {
  return {
    firstName: firstName.trim(),
    surname: surname.trim(),
    rankText: rankText.trim(),
    affiliation: affiliation.trim(),
    email: email.trim(),
    language,
  }
}
