import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { type FormFieldProps, useField } from '../../../../shared/forms/form-fields.tsx'
import { paperFormQueries } from './paper-form.queries.ts'

export interface TriedThesis {
  id: number
  title: string
}

interface FormThesisFieldProps extends Pick<FormFieldProps, 'name' | 'label' | 'helperText'> {
  onChosen: () => void
}

/** A thesis of the department, sought by parts of its title. */
export function FormThesisField({ name, label, helperText, onChosen }: FormThesisFieldProps) {
  const { field, problem } = useField({ name, required: true })
  const [typed, setTyped] = useState('')
  const thesis: TriedThesis | null = field.value
  // When a thesis is chosen the field holds its title, which need not be sought.
  const sought = useDeferredValue(thesis === null ? typed.trim() : '')
  const { data = [] } = useQuery(paperFormQueries.theses(sought))
  return (
    <Autocomplete
      options={data}
      value={thesis}
      onChange={(_event, chosen) => {
        field.onChange(chosen)
        onChosen()
      }}
      onBlur={field.onBlur}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      getOptionLabel={({ title }) => title}
      getOptionKey={(one) => one.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(options) => options}
      autoHighlight
      openText={m.control_open()}
      closeText={m.control_close()}
      clearText={m.control_clear()}
      noOptionsText={m.control_no_options()}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={label}
          required
          error={problem !== undefined}
          helperText={problem ?? helperText}
        />
      )}
    />
  )
}
