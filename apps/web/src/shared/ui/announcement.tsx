import Box from '@mui/material/Box'

/** A sentence for screen readers, announced whenever it changes. */
export function Announcement({ text }: { text: string }) {
  return (
    <Box
      role="status"
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {text}
    </Box>
  )
}
