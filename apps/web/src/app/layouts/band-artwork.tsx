import Box from '@mui/material/Box'

/** Rings around two centres: radius, tone, width of the stroke. */
const LEFT_RINGS = rings(9, 44, ['primary', 'primary', 'accent'])
const RIGHT_RINGS = rings(7, 52, ['accent', 'primary', 'primary'])
const GRID = Array.from({ length: 17 }, (_nothing, index) => (index + 1) * 50)

interface Ring {
  radius: number
  tone: 'primary' | 'accent'
  width: number
}

function rings(count: number, gap: number, tones: readonly Ring['tone'][]): Ring[] {
  return Array.from({ length: count }, (_nothing, index) => ({
    radius: (index + 1) * gap,
    tone: tones[index % tones.length] ?? 'primary',
    width: index % 3 === 2 ? 5 : 1.75,
  }))
}

/**
 * The band beside the sign-in: arcs and a grid in the tones of the look, drawn and not loaded, so that it costs
 * nothing and follows light and dark.
 */
export function BandArtwork() {
  return (
    <Box
      aria-hidden
      sx={{
        display: { xs: 'none', md: 'block' },
        position: 'sticky',
        top: 0,
        height: '100dvh',
        overflow: 'hidden',
        bgcolor: 'primary.tint',
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 800 900"
        preserveAspectRatio="xMidYMid slice"
        sx={{ display: 'block', width: '100%', height: '100%' }}
      >
        <defs>
          <clipPath id="band-page">
            <path d="M150 900V420a250 250 0 0 1 500 0v480Z" />
          </clipPath>
        </defs>
        <Box
          component="g"
          sx={{ color: 'primary.main', stroke: 'currentColor', strokeWidth: 1, opacity: 0.13 }}
        >
          {GRID.map((at) => (
            <path key={at} d={`M${at} 0V900M0 ${at}H800`} />
          ))}
        </Box>
        <Rings x={150} y={640} of={LEFT_RINGS} />
        <Rings x={690} y={170} of={RIGHT_RINGS} />
        <Box
          component="path"
          d="M150 900V420a250 250 0 0 1 500 0v480Z"
          sx={{ color: 'background.paper', fill: 'currentColor', opacity: 0.95 }}
        />
        <g clipPath="url(#band-page)">
          <Box component="g" sx={{ opacity: 0.95 }}>
            <Rings x={400} y={900} of={rings(10, 46, ['accent', 'primary', 'primary'])} />
          </Box>
          <Box
            component="circle"
            cx={400}
            cy={900}
            r={115}
            sx={{ color: 'accent.main', fill: 'currentColor' }}
          />
        </g>
        <Box
          component="g"
          sx={{ color: 'text.primary', stroke: 'currentColor', fill: 'none', strokeWidth: 3 }}
        >
          <path d="M150 900V420a250 250 0 0 1 500 0v480" />
        </Box>
        <Box
          component="circle"
          cx={400}
          cy={330}
          r={64}
          sx={{ color: 'primary.main', fill: 'currentColor' }}
        />
        <Box
          component="path"
          d="M336 330a64 64 0 0 0 128 0Z"
          sx={{ color: 'background.paper', fill: 'currentColor', opacity: 0.32 }}
        />
      </Box>
    </Box>
  )
}

function Rings({ x, y, of }: { x: number; y: number; of: readonly Ring[] }) {
  return of.map(({ radius, tone, width }) => (
    <Box
      key={radius}
      component="circle"
      cx={x}
      cy={y}
      r={radius}
      sx={{
        color: `${tone}.main`,
        stroke: 'currentColor',
        fill: 'none',
        strokeWidth: width,
        opacity: tone === 'accent' ? 0.85 : 0.55,
      }}
    />
  ))
}
