import Box from '@mui/material/Box'
import { Link } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { FINGERTIP } from '../../shared/ui/sx.ts'

interface WordmarkProps {
  to: string
  size?: 'bar' | 'page'
}

/** The name of the product, set as a word with its sign: three arcs over a line of text. */
export function Wordmark({ to, size = 'bar' }: WordmarkProps) {
  const height = size === 'bar' ? 26 : 34
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
