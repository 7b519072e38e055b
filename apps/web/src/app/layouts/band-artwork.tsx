import Box from '@mui/material/Box'

export function BandArtwork() {
  return <Box aria-hidden sx={{ display: { xs: 'none', md: 'block' }, bgcolor: 'primary.tint' }} />
}
