import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { linkedParts } from './text-links.ts'

/** A plain text as it was typed, with its line breaks, and with links for web addresses. */
export function TextWithLinks({ text }: { text: string }) {
  let place = 0
  return (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '70ch' }}>
      {linkedParts(text).map((part) => {
        const key = place
        place += part.text.length
        return part.href === null ? (
          part.text
        ) : (
          <Link key={key} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
            {part.text}
          </Link>
        )
      })}
    </Box>
  )
}
