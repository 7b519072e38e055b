import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { m } from '../../paraglide/messages.js'
import { saidMarkText } from './mark-words.ts'
import type { Result } from './marking.queries.ts'

type Member = Result['members'][number]

/** Who gave what: a table, on phones a card for each member. */
export function MemberMarks({ result }: { result: Result }) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  // A single part is the own mark itself.
  const parts = result.parts.length > 1 ? result.parts : []
  return isPhone ? (
    <Cards members={result.members} parts={parts} />
  ) : (
    <MarksTable members={result.members} parts={parts} />
  )
}

interface MarksProps {
  members: readonly Member[]
  parts: Result['parts']
}

/** A wide one is scrolled, and so takes the focus. */
function MarksTable({ members, parts }: MarksProps) {
  return (
    <Box role="group" aria-label={m.marking_breakdown()} tabIndex={0} sx={{ overflowX: 'auto', minWidth: 0 }}>
      <Table size="small" aria-label={m.marking_breakdown()} sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <TableHead>
          <TableRow>
            <TableCell>{m.marking_member()}</TableCell>
            {parts.map(({ key, label }) => (
              <TableCell key={key}>{label}</TableCell>
            ))}
            <TableCell>{m.marking_mark()}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {members.map((member) => (
            <TableRow key={member.seatID}>
              <TableCell component="th" scope="row">
                {nameOf(member)}
              </TableCell>
              {parts.map(({ key }) => (
                <TableCell key={key}>{partOf(member, key) ?? '–'}</TableCell>
              ))}
              <TableCell>{inFull(member.mark)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

function Cards({ members, parts }: MarksProps) {
  return (
    <Box component="ul" aria-label={m.marking_breakdown()} sx={CARDS}>
      {members.map((member) => (
        <Box component="li" key={member.seatID} sx={CARD}>
          <Typography sx={{ fontWeight: 600 }}>{nameOf(member)}</Typography>
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

const nameOf = ({ uName, uSurname }: Member) => `${uName} ${uSurname}`

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
