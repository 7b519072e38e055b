import Box from '@mui/material/Box'

/** The lines of a hint below a field, each on its own. */
export function HintLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <Box component="span" key={line} sx={{ display: 'block' }}>
      {line}
    </Box>
  ))
}
