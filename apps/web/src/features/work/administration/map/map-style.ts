import type { Theme } from '@mui/material/styles'
import type { SystemStyleObject } from '@mui/system'

/** In the colours of the theme, which the map then follows from light to dark by itself. */
export const mapStyle = (theme: Theme): SystemStyleObject<Theme> => {
  const { palette } = theme.vars
  return {
    // Doubled class, to win over the library's own sheet in any order.
    '&&': {
      flex: '1 1 auto',
      minHeight: 260,
      // Keeps the map's layers below the parts over it.
      isolation: 'isolate',
      backgroundColor: palette.primary.tint,
      border: `1px solid ${palette.controlEdge}`,
      borderRadius: `${theme.shape.borderRadius}px`,
      fontFamily: 'inherit',
      fontSize: '0.8125rem',
      lineHeight: 1.2,
      cursor: 'crosshair',
      '&:focus-visible': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 2 },
    },
    '& .map-land': { fill: palette.background.paper, stroke: palette.controlEdge },
    '& .map-abroad': { fill: palette.neutral.tint, stroke: palette.divider },
    '& .map-place': {
      fill: palette.text.secondary,
      fillOpacity: 0.2,
      stroke: palette.text.secondary,
      strokeOpacity: 0.45,
      strokeWidth: 1,
    },
    '& .map-town': {
      color: palette.text.primary,
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: '-3px auto auto -3px',
        width: 6,
        height: 6,
        borderRadius: '50%',
        backgroundColor: palette.text.primary,
      },
      '& span': {
        position: 'absolute',
        left: 7,
        top: '-0.6em',
        whiteSpace: 'nowrap',
        textShadow: HALO.map((place) => `${place} 1px ${palette.background.paper}`).join(', '),
      },
    },
    '& .map-pin': {
      cursor: 'grab',
      '& path': { fill: palette.accent.main, stroke: palette.background.paper, strokeWidth: 2 },
      '& circle': { fill: palette.background.paper },
      '& svg': { display: 'block' },
    },
    // The tiles of the streets have no dark form.
    ...theme.applyStyles('dark', { '& .leaflet-tile': { filter: 'brightness(0.75)' } }),
  }
}

const HALO = ['-1px -1px', '1px -1px', '-1px 1px', '1px 1px', '0 0']
