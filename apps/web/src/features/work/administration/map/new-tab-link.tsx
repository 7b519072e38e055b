import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import OpenInNewOutlined from '../../../../shared/icons/open-in-new-outlined.tsx'

/** The sign at the end stays on the line of the last word. */
export function NewTabLink({ href, children }: { href: string; children: string }) {
  const lastWord = children.lastIndexOf(' ') + 1
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {children.slice(0, lastWord)}
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {children.slice(lastWord)}{' '}
        <OpenInNewOutlined sx={{ fontSize: '1.1em', verticalAlign: '-0.15em' }} aria-hidden />
      </Box>
    </Link>
  )
}
