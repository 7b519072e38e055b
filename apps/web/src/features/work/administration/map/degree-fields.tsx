import Box from '@mui/material/Box'
import type { ClipboardEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { FormTextField } from '../../../../shared/forms/form-fields.tsx'
import { LATITUDE_LIMIT, LONGITUDE_LIMIT, splitPair } from '../degrees.ts'
import { fieldRules } from '../field-rules.ts'
import type { PointText } from './point.ts'

/** Two numbers of the surrounding form; a pair pasted into either fills both. */
export function DegreeFields() {
  const { setValue } = useFormContext<PointText>()

  const pastePair = (event: ClipboardEvent) => {
    const pair = splitPair(event.clipboardData.getData('text'))
    if (pair === null) return
    event.preventDefault()
    setValue('latitude', pair.latitude, { shouldDirty: true, shouldValidate: true })
    setValue('longitude', pair.longitude, { shouldDirty: true, shouldValidate: true })
  }

  const slotProps = { htmlInput: { inputMode: 'text' } } as const
  return (
    <Box
      onPaste={pastePair}
      sx={{
        display: 'grid',
        gap: 5,
        gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
      }}
    >
      <FormTextField
        name="latitude"
        label={m.administration_latitude()}
        rules={fieldRules.degrees(LATITUDE_LIMIT)}
        slotProps={slotProps}
      />
      <FormTextField
        name="longitude"
        label={m.administration_longitude()}
        rules={fieldRules.degrees(LONGITUDE_LIMIT)}
        slotProps={slotProps}
      />
    </Box>
  )
}
