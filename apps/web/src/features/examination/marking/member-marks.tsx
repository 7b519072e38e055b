import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { fullName } from '../../../entities/person/person.ts'
import type { Result } from '../../../entities/process/process.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { PlainTable } from '../../../shared/ui/plain-table.tsx'
import { saidMarkText } from './mark-words.ts'

type Member = Result['members'][number]
type Part = Result['parts'][number]

interface MarksProps {
  members: readonly Member[]
  /** Empty where there is but one, which is the own mark itself. */
  parts: readonly Part[]
}

/** Who gave what: members by parts, or on a phone a card for each member. */
export function MemberMarks({ result: { members, parts } }: { result: Result }) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const Shown = isPhone ? MarkCards : MarkTable
  return <Shown members={members} parts={parts.length > 1 ? parts : []} />
}

function MarkTable({ members, parts }: MarksProps) {
  return (
    <PlainTable label={m.marking_breakdown()}>
      <thead>
        <tr>
          <th scope="col">{m.marking_member()}</th>
          {parts.map(({ key, label }) => (
            <th scope="col" key={key}>
              {label}
            </th>
          ))}
          <th scope="col">{m.marking_member_mark()}</th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.seatId}>
            <th scope="row">{fullName(member)}</th>
            {parts.map(({ key }) => (
              <td key={key}>{partOf(member, key) ?? '–'}</td>
            ))}
            <Box component="td" sx={{ fontWeight: 600 }}>
              {inFull(member.mark)}
            </Box>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}

function MarkCards({ members, parts }: MarksProps) {
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
const CARD = { border: 1, borderColor: 'divider', borderRadius: 1, p: 3, overflowWrap: 'break-word' } as const
