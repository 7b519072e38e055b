import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ClipboardEvent, useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { m } from '../../paraglide/messages.js'
import { FormTextField } from '../../shared/forms/form-fields.tsx'
import { LATITUDE_LIMIT, LONGITUDE_LIMIT, mapAddress, splitPair } from './degrees.ts'
import type { DepartmentFormValues } from './department.mapper.ts'
import { fieldRules } from './field-rules.ts'

/** Where a department is, typed or pasted, with a way to see whether it is there. */
export function PositionFields() {
  const id = useId()
  const { control, setValue } = useFormContext<DepartmentFormValues>()
  const [latitude, longitude] = useWatch({ control, name: ['latitude', 'longitude'] })
  const map = mapAddress(latitude, longitude)

  const pastePair = (event: ClipboardEvent) => {
    const pair = splitPair(event.clipboardData.getData('text'))
    if (pair === null) return
    event.preventDefault()
    setValue('latitude', pair.latitude, { shouldDirty: true, shouldValidate: true })
    setValue('longitude', pair.longitude, { shouldDirty: true, shouldValidate: true })
  }

  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }} onPaste={pastePair}>
      <Typography component="legend" sx={{ fontWeight: 600, p: 0 }}>
        {m.administration_coordinates()}
      </Typography>
      <Typography id={id} variant="body2" sx={{ mb: 4, color: 'text.secondary' }}>
        {m.administration_coordinates_hint()}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <FormTextField
          name="latitude"
          label={m.administration_latitude()}
          rules={fieldRules.degrees(LATITUDE_LIMIT)}
          slotProps={{ htmlInput: { inputMode: 'text', 'aria-describedby': id } }}
        />
        <FormTextField
          name="longitude"
          label={m.administration_longitude()}
          rules={fieldRules.degrees(LONGITUDE_LIMIT)}
          slotProps={{ htmlInput: { inputMode: 'text', 'aria-describedby': id } }}
        />
      </Box>
      <Typography variant="body2" sx={{ mt: 3, minHeight: 24, color: 'text.secondary' }}>
        {map ? (
          <Link href={map} target="_blank" rel="noopener noreferrer">
            {m.administration_open_map()}{' '}
            <OpenInNewOutlined sx={{ fontSize: '1.1em', verticalAlign: '-0.15em' }} aria-hidden />
          </Link>
        ) : (
          m.administration_map_missing()
        )}
      </Typography>
    </Box>
  )
}
