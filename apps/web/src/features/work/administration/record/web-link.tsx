import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { LONE_LINK } from '../../../../shared/ui/sx.ts'

/** An address as people read it, without its scheme; nothing when there is none. */
export function WebLink({ address }: { address: string | null }) {
  if (address === null || !/^https?:\/\//i.test(address)) return address
  return (
    <Link
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => event.stopPropagation()}
      sx={LONE_LINK}
    >
      <Box component="span" sx={TWO_LINES}>
        {address.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
      </Box>
    </Link>
  )
}

/** Some addresses are longer than a row of a table may be high; the link itself carries all of it. */
const TWO_LINES = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const
