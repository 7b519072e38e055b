import type { SuggestionReason } from '@diatrivi/domain/examination/committee/suggest-members'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { fullName } from '../../../../entities/person/person.ts'
import { m } from '../../../../paraglide/messages.js'
import type { SuggestedMember } from '../committee.mapper.ts'
import { committeeQueries } from '../committee.queries.ts'
import { CandidatePlace, CandidateWarnings } from './candidate-lines.tsx'
import { PersonRow, ROWS } from './person-row.tsx'

interface SuggestedMembersProps {
  thesisId: number
  action: (member: SuggestedMember, name: string) => ReactNode
}

/** The three who fit best, each with the reasons. Nothing where no one fits: every person can still be searched for. */
export function SuggestedMembers({ thesisId, action }: SuggestedMembersProps) {
  const id = useId()
  const { data = [] } = useQuery(committeeQueries.suggested(thesisId))
  if (data.length === 0) return null
  return (
    <Box>
      <Typography id={id} variant="h4" component="h3">
        {m.committee_suggested_title()}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {m.committee_suggested_text()}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={ROWS}>
        {data.map((member) => {
          const name = fullName(member)
          return (
            <PersonRow key={member.username} name={name} action={action(member, name)}>
              <CandidatePlace {...member} />
              <Typography variant="body2">{member.reasons.map(wordsOf).join(', ')}</Typography>
              <CandidateWarnings warnings={member.warnings} />
            </PersonRow>
          )
        })}
      </Box>
    </Box>
  )
}

const WORDS: Record<SuggestionReason['code'], (count: number) => string> = {
  shared_keywords: (count) => m.committee_shared_keywords({ count }),
  sits: (count) => (count === 0 ? m.committee_sits_nowhere() : m.committee_sits_in({ count })),
  supervises: (count) => (count === 0 ? m.committee_supervises_nothing() : m.committee_supervises({ count })),
}

function wordsOf({ code, count }: SuggestionReason): string {
  return WORDS[code](count)
}
