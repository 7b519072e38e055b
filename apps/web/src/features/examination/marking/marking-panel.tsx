import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { fullName } from '../../../entities/person/person.ts'
import type { Marking } from '../../../entities/process/process.mapper.ts'
import { processQueries } from '../../../entities/process/process.queries.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../../shared/paths.ts'
import { useConfirm } from '../../../shared/ui/confirm-provider.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import { FINGERTIP } from '../../../shared/ui/sx.ts'
import { useSendMarkLink } from './marking.mutations.ts'
import { ResultSection } from './result-section.tsx'

/** How far the marks of an examination have come, and what they came to once they were opened. */
export function MarkingPanel({ thesisId }: { thesisId: number }) {
  const { data, error, refetch } = useQuery(processQueries.of(thesisId))
  if (error) {
    return (
      <Section title={m.marking_title()}>
        <ErrorState error={error} headingLevel="h3" onRetry={() => void refetch()} />
      </Section>
    )
  }
  // Most theses have no marks yet: no place is kept for them.
  if (data === undefined) return null
  return (
    <>
      {data.marking && <Progress marking={data.marking} />}
      {data.result && <ResultSection result={data.result} />}
    </>
  )
}

function Progress({ marking }: { marking: Marking }) {
  const { sealed, of, members, mySheet, isHeld, examinationId } = marking
  return (
    <Section title={m.marking_title()} description={m.marking_progress({ sealed, of })}>
      {members.length > 0 && (
        <Box component="ul" aria-label={m.marking_progress_members()} sx={LIST}>
          {members.map(({ seatId, isSealed, link, ...member }) => (
            <Box component="li" key={seatId} sx={ITEM}>
              <span>{fullName(member)}</span>
              <Chip
                size="small"
                color={isSealed ? 'success' : 'default'}
                label={isSealed ? m.marking_sealed() : m.marking_not_sealed()}
              />
              {isHeld && link !== null && (
                <NewLink examinationId={examinationId} seatId={seatId} name={fullName(member)} link={link} />
              )}
            </Box>
          ))}
        </Box>
      )}
      {mySheet && (
        <>
          <Typography sx={{ mt: 4 }}>{statusOf(marking)}</Typography>
          <Button
            component={Link}
            to={paths.instructor.markSheet(examinationId)}
            sx={{ mt: 3, minHeight: FINGERTIP }}
          >
            {m.marking_open_sheet()}
          </Button>
        </>
      )}
    </Section>
  )
}

/** A member without an account marks by the link in a mail; revoked it is beside the seat. */
function NewLink({
  examinationId,
  seatId,
  name,
  link,
}: {
  examinationId: number
  seatId: number
  name: string
  link: 'open' | 'none'
}) {
  const send = useSendMarkLink(examinationId)
  const confirm = useConfirm()
  const ask = async () => {
    const isSure = await confirm({
      title: m.marking_link_send_named({ name }),
      text: m.committee_new_link_text(),
      confirmLabel: m.word_new_link(),
    })
    if (isSure) send.mutate(seatId)
  }
  return (
    <Box sx={{ flexBasis: '100%', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {link === 'open' ? m.marking_link_open() : m.marking_link_none()}
      </Typography>
      <Button
        size="small"
        aria-label={m.marking_link_send_named({ name })}
        loading={send.isPending}
        onClick={() => void ask()}
      >
        {m.word_new_link()}
      </Button>
    </Box>
  )
}

function statusOf({ isHeld, isReconsidered, mySheet }: Marking): string {
  if (!isHeld) return m.marking_own_draft()
  if (isReconsidered && mySheet?.confirmedAt === null) return m.marking_reconsider()
  return mySheet?.sealedAt === null ? m.marking_own_due() : m.marking_own_sealed()
}

const LIST = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 } as const
const ITEM = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 3,
  overflowWrap: 'break-word',
} as const
