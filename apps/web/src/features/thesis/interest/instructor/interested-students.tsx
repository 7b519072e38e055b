import { canInterest } from '@diatrivi/domain/thesis/interest/interest.policy'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { LoadWarning } from '../../../../entities/thesis/load-warning.tsx'
import { refusalSentence } from '../../../../entities/thesis/refusal-sentence.ts'
import { type Thesis, toThesisFacts } from '../../../../entities/thesis/thesis.mapper.ts'
import { SOMEBODY_ELSE, toActor, type Viewer } from '../../../../entities/viewer/viewer.ts'
import { m } from '../../../../paraglide/messages.js'
import { today } from '../../../../shared/format/clock.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { Section } from '../../../../shared/ui/section.tsx'
import { interestQueries } from '../interest.queries.ts'
import { AnswerButton } from './answer-button.tsx'
import { InterestedStudent } from './interested-student.tsx'
import { InterestedTable } from './interested-table.tsx'

interface InterestedStudentsProps {
  thesis: Thesis
  viewer: Viewer
}

/** A screenful; the rest on demand. */
const SHOWN_AT_FIRST = 8

/** A long list scrolls by itself within a window's height, so that the parts below stay near. On phones the page scrolls. */
const SCROLLED = {
  maxHeight: { lg: 'calc(100dvh - 160px)' },
  overflowY: { lg: 'auto' },
  // Space for the frame of the chosen student.
  px: 3,
  mx: -3,
} as const

/** The interested students: the chosen one first, the others by priority. */
export function InterestedStudents(props: InterestedStudentsProps) {
  return (
    <Section title={m.interest_interested()}>
      <Students {...props} />
    </Section>
  )
}

function Students({ thesis, viewer }: InterestedStudentsProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const [showsAll, setShowsAll] = useState(false)
  const mayAsk = viewer.role === 'instructor' && viewer.username === thesis.instructor.username
  const { data: eligibility } = useQuery({
    ...interestQueries.eligibility(thesis.id),
    enabled: mayAsk && thesis.student === null && thesis.interests.length > 0,
  })
  const firstOfRest = useRef<HTMLLIElement & HTMLTableRowElement>(null)
  useEffect(() => {
    if (!showsAll) return
    // The button has moved, so the focus goes to the first student that was not shown before.
    firstOfRest.current?.focus({ preventScroll: true })
    firstOfRest.current?.scrollIntoView({ block: 'center' })
  }, [showsAll])

  const interests = thesis.interests.toSorted(
    (a, b) => Number(b.answeredPositively) - Number(a.answeredPositively),
  )
  if (interests.length === 0) return <EmptyState text={m.interest_interested_none()} isSmall />

  const isOwner = viewer.role === 'instructor' && viewer.username === thesis.instructor.username
  const mayAnswer = isOwner && thesis.student === null
  const refusal = mayAnswer ? answerRefusal(thesis, viewer) : null
  const shown = showsAll ? interests : interests.slice(0, SHOWN_AT_FIRST)
  const students = shown.map((interest, index) => ({
    interest,
    isSupervisor: isOwner,
    lacking: eligibility?.students.find(({ username }) => username === interest.student.username),
    ref: index === SHOWN_AT_FIRST ? firstOfRest : undefined,
    action: mayAnswer && (refusal === null || interest.answeredPositively) && (
      <AnswerButton thesis={thesis} interest={interest} />
    ),
  }))

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {m.interest_interested_count({ count: interests.length })}
      </Typography>
      {mayAnswer && refusal === null && eligibility?.load && <LoadWarning load={eligibility.load} />}
      {refusal !== null && <Typography variant="body2">{refusal}</Typography>}
      <Box sx={showsAll ? SCROLLED : {}}>
        {isPhone ? (
          <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {students.map((one) => (
              <InterestedStudent key={one.interest.student.username} {...one} />
            ))}
          </Box>
        ) : (
          <InterestedTable students={students} />
        )}
      </Box>
      {shown.length < interests.length && (
        <Button variant="text" sx={{ justifySelf: 'start' }} onClick={() => setShowsAll(true)}>
          {m.interest_show_all({ count: interests.length })}
        </Button>
      )}
    </Box>
  )
}

/** One sentence replaces the buttons, because the same rule refuses an answer to every waiting student. */
function answerRefusal(thesis: Thesis, viewer: Viewer): string | null {
  const chosen = thesis.interests.filter(({ answeredPositively }) => answeredPositively)
  if (chosen.length === thesis.interests.length) return null
  const waiting = { studentId: SOMEBODY_ELSE, priority: 1, answeredPositively: false }
  return refusalSentence(
    canInterest.answer(
      toActor(viewer),
      toThesisFacts(thesis, viewer),
      waiting,
      chosen.map(() => SOMEBODY_ELSE),
      today(),
    ),
  )
}
