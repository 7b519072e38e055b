import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { useInstallationFact } from '../../shared/api/installation.ts'
import { FINGERTIP } from '../../shared/ui/sx.ts'

interface WordmarkProps {
  to: string
  size?: 'bar' | 'page'
}

/** The name of the product, set as a word with its sign: three arcs over a line of text; below it the label of the installation. */
export function Wordmark({ to, size = 'bar' }: WordmarkProps) {
  const height = size === 'bar' ? 26 : 34
  return (
    <Box sx={{ position: 'relative', display: 'inline-flex', minWidth: 0 }}>
      <ProductName to={to} size={size} height={height} />
      <InstallationLabel indent={height + 10} below={size === 'bar' ? 6 : 12} />
    </Box>
  )
}

/** Says of an installation that it is not the real one, for instance «Δοκιμαστική». */
function InstallationLabel({ indent, below }: { indent: number; below: number }) {
  const label = useInstallationFact('label')
  if (label === null) return null
  return (
    <Typography
      noWrap
      component="span"
      variant="caption"
      // It may be longer than the name, whose line stays where it is.
      sx={{ position: 'absolute', left: indent, bottom: -below, maxWidth: 140, color: 'accent.main' }}
    >
      {label}
    </Typography>
  )
}

function ProductName({ to, size, height }: Required<WordmarkProps> & { height: number }) {
  return (
    <Box
      component={Link}
      to={to}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 2.5,
        color: 'text.primary',
        textDecoration: 'none',
        fontSize: size === 'bar' ? '1.375rem' : '1.75rem',
        fontWeight: 680,
        letterSpacing: '-0.018em',
        lineHeight: 1,
        borderRadius: 1,
        minHeight: FINGERTIP,
      }}
    >
      <WordmarkSign height={height} />
      {m.shell_product_name()}
    </Box>
  )
}

export function WordmarkSign({ height }: { height: number }) {
  return (
    <Box component="svg" viewBox="0 0 32 32" height={height} width={height} aria-hidden sx={{ flex: 'none' }}>
      <Box
        component="g"
        sx={{ fill: 'none', stroke: 'currentColor', strokeWidth: 2.6, strokeLinecap: 'round' }}
      >
        <Box component="path" d="M4 21a12 12 0 0 1 24 0" sx={{ color: 'primary.main' }} />
        <Box component="path" d="M9.5 21a6.5 6.5 0 0 1 13 0" sx={{ color: 'accent.main' }} />
        <Box component="path" d="M4 27h24" sx={{ color: 'text.primary' }} />
      </Box>
    </Box>
  )
}
