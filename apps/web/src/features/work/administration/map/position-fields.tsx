import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import MapOutlined from '../../../../shared/icons/map-outlined.tsx'
import { administrationQueries } from '../administration.queries.ts'
import { mapAddress } from '../degrees.ts'
import type { Department, DepartmentFormValues } from '../department.mapper.ts'
import { DegreeFields } from './degree-fields.tsx'
import { NewTabLink } from './new-tab-link.tsx'
import type { Point, PointText } from './point.ts'

/** The map is loaded apart, because it is larger than the rest of the form and seldom opened. */
const PositionPicker = lazy(() => import('./position-picker.tsx'))

/** The position of a department: typed, pasted, or picked on a map, with a link to check it. */
export function PositionFields() {
  const id = useId()
  const { control, setValue } = useFormContext<DepartmentFormValues>()
  const [latitude, longitude, city] = useWatch({ control, name: ['latitude', 'longitude', 'city'] })
  const { data: departments = [] } = useQuery(administrationQueries.departments())
  const [isPicking, setPicking] = useState(false)
  const map = mapAddress(latitude, longitude)

  const takePoint = (point: PointText) => {
    setValue('latitude', point.latitude, { shouldDirty: true, shouldValidate: true })
    setValue('longitude', point.longitude, { shouldDirty: true, shouldValidate: true })
    setPicking(false)
  }

  return (
    <>
      {/* The hint belongs to both fields: said by each of them it would take the place of what is wrong there. */}
      <Box component="fieldset" aria-describedby={id} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
        <Typography component="legend" sx={{ fontWeight: 600, p: 0 }}>
          {m.administration_coordinates()}
        </Typography>
        <Typography id={id} variant="body2" sx={{ mb: 4, color: 'text.secondary' }}>
          {m.administration_coordinates_hint()}
        </Typography>
        <DegreeFields />
        <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
          <Button startIcon={<MapOutlined aria-hidden />} onClick={() => setPicking(true)}>
            {m.administration_map_pick()}
          </Button>
          <Typography variant="body2" sx={{ flex: '1 1 16rem', minHeight: 24, color: 'text.secondary' }}>
            {map ? (
              <NewTabLink href={map}>{m.administration_open_map()}</NewTabLink>
            ) : (
              m.administration_map_missing()
            )}
          </Typography>
        </Box>
      </Box>
      {isPicking && (
        <Suspense>
          <PositionPicker
            value={{ latitude, longitude }}
            city={city}
            places={placesOf(departments)}
            onUse={takePoint}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The places of the departments that have one. */
function placesOf(departments: readonly Pick<Department, 'latitude' | 'longitude'>[]): Point[] {
  return departments.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  )
}
