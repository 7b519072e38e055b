import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { Section } from '../../../shared/ui/section.tsx'
import { FINGERTIP } from '../../../shared/ui/sx.ts'
import { useJoinSeat } from './committee.mutations.ts'
import { committeeQueries } from './committee.queries.ts'
import { ROW } from './row-style.ts'

/** What the reader was asked for by the address before there was an account; joined, it stands among the own committees. */
export function SeatsWithoutAccount() {
  const { data = [] } = useQuery(committeeQueries.withoutAccount())
  const join = useJoinSeat()
  if (data.length === 0) return null
  return (
    <Section title={m.committee_join_title()}>
      <Typography sx={{ mb: 3 }}>{m.committee_join_text()}</Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map(({ id, thesisTitle, instructor }) => (
          <Box component="li" key={id} sx={ROW}>
            <Box sx={{ minWidth: 0, overflowWrap: 'break-word' }}>
              <Typography sx={{ fontWeight: 600 }}>{thesisTitle}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {m.word_supervisor_named({ name: fullName(instructor) })}
              </Typography>
            </Box>
            <Button
              variant="contained"
              loading={join.isPending && join.variables === id}
              aria-label={m.committee_join_named({ title: thesisTitle })}
              onClick={() => join.mutate(id)}
              sx={{ minHeight: FINGERTIP }}
            >
              {m.committee_join()}
            </Button>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
