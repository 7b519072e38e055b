import { compareGreek, foldGreek } from '@diatrivi/domain/shared/greek-text'
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useMemo } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { type FormFieldProps, useField } from '../../../../shared/forms/form-fields.tsx'

export interface Choice {
  id: number
  name: string
  /** Options of one group stand together under its name. */
  group?: string
}

interface FormChoiceProps extends FormFieldProps {
  choices: readonly Choice[]
}

const MOST_SHOWN = 100

/** One of many, found by typing a part of its name or of its group's, with or without accents. */
export function FormChoice({ name, label, helperText, required, rules, choices }: FormChoiceProps) {
  const { field, problem } = useField({ name, required, rules })
  const ordered = useMemo(
    () =>
      choices
        .map((choice) => ({ ...choice, folded: foldGreek(`${choice.name} ${choice.group ?? ''}`) }))
        .sort((a, b) => compareGreek(a.group ?? '', b.group ?? '') || compareGreek(a.name, b.name)),
    [choices],
  )
  const hasGroups = choices.some(({ group }) => group !== undefined)
  const chosen = ordered.find(({ id }) => id === field.value) ?? null

  return (
    <Autocomplete
      options={ordered}
      value={chosen}
      onChange={(_event, choice) => field.onChange(choice?.id ?? null)}
      onBlur={field.onBlur}
      getOptionLabel={(choice) => choice.name}
      getOptionKey={(choice) => choice.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(options, { inputValue }) => {
        // When the list opens the field holds the chosen name, so all options are offered.
        const words = inputValue === chosen?.name ? [] : foldGreek(inputValue).split(/\s+/)
        return options
          .filter(({ folded }) => words.every((word) => folded.includes(word)))
          .slice(0, MOST_SHOWN)
      }}
      {...(hasGroups && { groupBy: (choice: Choice) => choice.group ?? '' })}
      autoHighlight
      openText={m.administration_open_options()}
      closeText={m.control_close()}
      clearText={m.control_clear()}
      noOptionsText={m.administration_no_option()}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={label}
          required={Boolean(required)}
          error={problem !== undefined}
          helperText={problem ?? helperText ?? (chosen && 'group' in chosen ? chosen.group : undefined)}
        />
      )}
    />
  )
}
