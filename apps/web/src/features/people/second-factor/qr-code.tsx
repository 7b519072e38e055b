import Box from '@mui/material/Box'
import { encode } from 'uqr'

/** Squares around the code by which a camera finds it. */
const QUIET_ZONE = 4

/** Black on white in the dark scheme too, because some cameras read no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{
        display: 'block',
        width: 220,
        maxWidth: '100%',
        bgcolor: 'common.white',
        color: 'common.black',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <path d={path} fill="currentColor" />
    </Box>
  )
}
