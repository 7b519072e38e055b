import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { FormShell } from '../../../../shared/forms/form-shell.tsx'
import { DegreeFields } from './degree-fields.tsx'
import { townNamed } from './greece.ts'
import { mapTiles } from './map-tiles.ts'
import { type Point, type PointText, readPoint, writePoint } from './point.ts'
import { pointSentence } from './point-sentence.ts'
import { PositionMap } from './position-map.tsx'

interface PositionPickerProps {
  /** The numbers of the form, even when they are no point yet. */
  value: PointText
  /** What the map shows first while there is no point. */
  city: string
  /** Points that are known already. */
  places: readonly Point[]
  onUse: (value: PointText) => void
  onClose: () => void
}

/** Works on a copy; the form gets the point only when it is confirmed. */
export default function PositionPicker({ value, city, places, onUse, onClose }: PositionPickerProps) {
  const id = useId()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const form = useForm<PointText>({ defaultValues: value, mode: 'onTouched' })
  const [tiles] = useState(mapTiles)
  const [areTilesMissing, setTilesMissing] = useState(false)
  const [latitude, longitude] = form.watch(['latitude', 'longitude'])
  const point = readPoint({ latitude, longitude })
  const [start] = useState(() => startOf(point, city))

  const pick = (picked: Point) => {
    const text = writePoint(picked)
    form.setValue('latitude', text.latitude, { shouldValidate: true })
    form.setValue('longitude', text.longitude, { shouldValidate: true })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      maxWidth="md"
      fullWidth
      fullScreen={isPhone}
      slotProps={{ paper: { sx: { height: '100%' } } }}
    >
      <DialogTitle id={`${id}-title`}>{m.administration_map_title()}</DialogTitle>
      <FormShell
        form={form}
        onSubmit={onUse}
        pending={false}
        error={null}
        submitLabel={m.administration_map_use()}
        reason={point === null ? m.administration_map_point_needed() : null}
        onCancel={onClose}
      >
        <Box sx={WHOLE_HEIGHT}>
          <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary' }}>
            {m.administration_map_hint()}
          </Typography>
          <PositionMap
            point={point}
            start={start}
            places={places}
            tiles={tiles}
            descriptionId={`${id}-hint`}
            onPick={pick}
            onTilesMissing={() => setTilesMissing(true)}
          />
          <Typography role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {pointSentence(point)}
          </Typography>
          <DegreeFields />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[
              groundSentence(tiles !== null, areTilesMissing),
              places.length > 0 ? m.administration_map_places() : '',
            ].join(' ')}
          </Typography>
        </Box>
      </FormShell>
    </Dialog>
  )
}

const WHOLE_HEIGHT = { display: 'flex', flexDirection: 'column', flex: '1 1 auto', gap: 3 }

function startOf(point: Point | null, city: string) {
  if (point) return { point, isExact: true }
  const town = townNamed(city)
  return town && { point: town.point, isExact: false }
}

/** The limits of the map's accuracy. */
function groundSentence(hasTiles: boolean, areTilesMissing: boolean): string {
  if (!hasTiles) return m.administration_map_coarse()
  return areTilesMissing ? m.administration_map_streets_missing() : ''
}
