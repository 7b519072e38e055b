import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { fullName } from '../../../entities/person/person.ts'
import type { Result } from '../../../entities/process/process.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { saidMarkText } from './mark-words.ts'

type Member = Result['members'][number]

/** Who gave what, a card for each member: with several parts a table would not fit beside a thesis. */
export function MemberMarks({ result: { members, parts: all } }: { result: Result }) {
  // A single part is the own mark itself.
  const parts = all.length > 1 ? all : []
  return (
    <Box component="ul" aria-label={m.marking_breakdown()} sx={CARDS}>
      {members.map((member) => (
        <Box component="li" key={member.seatId} sx={CARD}>
          <Typography sx={{ fontWeight: 600 }}>{fullName(member)}</Typography>
          <Typography>{inFull(member.mark)}</Typography>
          {parts.map(({ key, label }) => {
            const mark = partOf(member, key)
            return (
              mark !== null && (
                <Typography key={key} variant="body2" sx={{ color: 'text.secondary' }}>
                  {`${label}: ${mark}`}
                </Typography>
              )
            )
          })}
        </Box>
      ))}
    </Box>
  )
}

/** Null where the seat does not mark the part. */
function partOf({ parts }: Member, key: string): string | null {
  const part = parts.find((one) => one.key === key)
  return part === undefined ? null : saidMarkText(part.mark).mark
}

function inFull(text: string): string {
  const { mark, words } = saidMarkText(text)
  return `${mark} (${words})`
}

const CARDS = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 } as const
const CARD = { border: 1, borderColor: 'divider', borderRadius: 1, p: 3, overflowWrap: 'anywhere' } as const
