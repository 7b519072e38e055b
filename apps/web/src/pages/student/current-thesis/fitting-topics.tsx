import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { fullName } from '../../../entities/person/person.ts'
import type { Thesis } from '../../../entities/thesis/thesis.mapper.ts'
import type { OwnInterest } from '../../../features/thesis/interest/current-thesis.mapper.ts'
import { FitNote } from '../../../features/thesis/thesis/chips/fit-note.tsx'
import { thesisQueries } from '../../../features/thesis/thesis/thesis.queries.ts'
import {
  type ThesisSearch,
  WHOLE_LIST,
  writeThesisSearch,
} from '../../../features/thesis/thesis/thesis-filters.ts'
import { m } from '../../../paraglide/messages.js'
import { today } from '../../../shared/format/clock.ts'
import { relativeDay } from '../../../shared/format/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { Section } from '../../../shared/ui/section.tsx'
import { LONE_LINK } from '../../../shared/ui/sx.ts'

const BY_FIT: ThesisSearch = { ...WHOLE_LIST, order: 'fit' }
const SHOWN = 3

const fits = ({ fit }: Thesis) => fit !== null && fit.topic.length + fit.instructor.length > 0

/** The open topics that meet the student's interests best; nothing where none does. */
export function FittingTopics({ interests }: { interests: readonly OwnInterest[] }) {
  const { data } = useQuery(thesisQueries.page('open', BY_FIT))
  const declared = new Set(interests.map(({ thesis }) => thesis.id))
  const fitting = data?.theses.filter((thesis) => fits(thesis) && !declared.has(thesis.id)) ?? []
  if (fitting.length === 0) return null
  return (
    <Box sx={{ mt: 7 }}>
      <Section
        title={m.thesis_list_fitting()}
        actions={
          <Link
            component={RouterLink}
            to={`${paths.student.openTheses()}?${writeThesisSearch(BY_FIT)}`}
            sx={LONE_LINK}
          >
            {m.thesis_list_fitting_all()}
          </Link>
        }
      >
        <Box component="ul" aria-label={m.thesis_list_fitting()} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {fitting.slice(0, SHOWN).map((thesis) => (
            <FittingTopic key={thesis.id} thesis={thesis} />
          ))}
        </Box>
      </Section>
    </Box>
  )
}

function FittingTopic({ thesis }: { thesis: Thesis }) {
  const { interestDeadline } = thesis
  const facts = [
    m.word_supervisor_named({ name: fullName(thesis.instructor) }),
    interestDeadline && m.thesis_deadline_in({ when: relativeDay(interestDeadline, today()) }),
  ]
  return (
    <Box component="li" sx={{ py: 3, borderTop: 1, borderColor: 'divider', overflowWrap: 'break-word' }}>
      <Typography variant="h3">
        <Link component={RouterLink} to={paths.student.thesis(thesis.id)} underline="hover" sx={LONE_LINK}>
          {thesis.title}
        </Link>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      <FitNote fit={thesis.fit} mt={1} />
    </Box>
  )
}
