import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { m } from '../../../../paraglide/messages.js'
import AddOutlined from '../../../../shared/icons/add-outlined.tsx'
import RemoveOutlined from '../../../../shared/icons/remove-outlined.tsx'
import ZoomOutMapOutlined from '../../../../shared/icons/zoom-out-map-outlined.tsx'
import type { DrawnMap } from './draw-map.ts'

interface MapControlsProps {
  map: DrawnMap | null
  /** The source of the streets. */
  attribution: string | null
}

/** The parts over the map: the scale and the source of the streets. */
export function MapControls({ map, attribution }: MapControlsProps) {
  const buttons = [
    { label: m.administration_map_zoom_in(), icon: <AddOutlined />, press: () => map?.zoom(1) },
    { label: m.administration_map_zoom_out(), icon: <RemoveOutlined />, press: () => map?.zoom(-1) },
    { label: m.administration_map_whole(), icon: <ZoomOutMapOutlined />, press: () => map?.showGreece() },
  ]
  return (
    <>
      <Box sx={{ position: 'absolute', top: 8, right: 8, display: 'grid', gap: 1 }}>
        {buttons.map(({ label, icon, press }) => (
          <IconButton key={label} aria-label={label} title={label} onClick={press} sx={FLOATING}>
            {icon}
          </IconButton>
        ))}
      </Box>
      {attribution && (
        <Box
          component="p"
          sx={{ ...FLOATING, position: 'absolute', right: 1, bottom: 1, m: 0, px: 2, fontSize: '0.75rem' }}
        >
          {attribution}
        </Box>
      )}
    </>
  )
}

const FLOATING = {
  bgcolor: 'background.paper',
  color: 'text.primary',
  border: 1,
  borderColor: 'controlEdge',
  borderRadius: 1,
  '&:hover': { bgcolor: 'neutral.tint' },
}
