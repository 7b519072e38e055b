import { containsWords } from '@diatrivi/domain/shared/search-text'
import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { onceDone } from '../../../../shared/api/once-done.ts'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { ListSkeleton } from '../../../../shared/ui/skeletons.tsx'
import { DepartmentChoice } from './department-choice.tsx'
import { FailedCall } from './failed-call.tsx'
import type { KnownInstitution } from './first-run.mapper.ts'
import { firstRunQueries, useAddKnownPlaces } from './first-run.queries.ts'

/** An institution of the list and its departments; several institutions one after the other. */
export function PlacesStep({ onDone }: { onDone: () => void }) {
  const { data: institutions, error, refetch, isFetching } = useQuery(firstRunQueries.knownPlaces())
  const [name, setName] = useState<string | null>(null)
  const add = useAddKnownPlaces()
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (institutions === undefined) return <ListSkeleton count={2} />
  const institution = institutions.find((one) => one.name === name) ?? null
  const choose = (chosen: KnownInstitution | null) => {
    add.reset()
    setName(chosen?.name ?? null)
  }
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <InstitutionField institutions={institutions} value={institution} onChange={choose} />
      {institution !== null && (
        <DepartmentChoice
          key={institution.name}
          institution={institution}
          isAdding={add.isPending}
          onAdd={(departments) =>
            onceDone(add.mutateAsync({ institution: institution.name, departments }), onDone)
          }
        />
      )}
      {add.data !== undefined && (
        <Alert severity="success" role="status">
          {m.first_run_places_added({ count: add.data })}
        </Alert>
      )}
      <FailedCall error={add.error} />
    </Box>
  )
}

interface InstitutionFieldProps {
  institutions: readonly KnownInstitution[]
  value: KnownInstitution | null
  onChange: (institution: KnownInstitution | null) => void
}

/** Found by parts of its name or by what people call it, with accents or without. */
function InstitutionField({ institutions, value, onChange }: InstitutionFieldProps) {
  return (
    <Autocomplete
      options={institutions}
      value={value}
      onChange={(_event, institution) => onChange(institution)}
      groupBy={({ isFormer }) => (isFormer ? m.first_run_former() : m.first_run_universities())}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.name === other.name}
      filterOptions={(options, { inputValue }) => {
        // When the list opens the field holds the chosen name, so all are offered.
        const typed = value?.name === inputValue ? '' : inputValue
        return options.filter(({ name, shortName }) => containsWords(`${name} ${shortName ?? ''}`, typed))
      }}
      autoHighlight
      openText={m.control_open()}
      closeText={m.control_close()}
      clearText={m.control_clear()}
      noOptionsText={m.control_no_options()}
      renderInput={(params) => (
        <TextField
          {...params}
          label={m.first_run_institution()}
          helperText={m.first_run_institution_hint()}
        />
      )}
    />
  )
}
