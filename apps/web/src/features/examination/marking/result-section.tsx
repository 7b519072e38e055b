import type { MarkClass } from '@diatrivi/domain/examination/marking/marking'
import { failureSentence } from '@diatrivi/domain/thesis/thesis/failure'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { Result } from '../../../entities/process/process.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { formatDay } from '../../../shared/format/dates.ts'
import { formatExact } from '../../../shared/format/numbers.ts'
import { inReaderLanguage } from '../../../shared/format/reader-language.ts'
import { toDay } from '../../../shared/format/wire-day.ts'
import { Section } from '../../../shared/ui/section.tsx'
import { FINGERTIP } from '../../../shared/ui/sx.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { MarkCorrections } from './mark-corrections.tsx'
import { saidMarkText } from './mark-words.ts'
import { MemberMarks } from './member-marks.tsx'

const CLASS_WORDS: Record<MarkClass, () => string> = {
  good: m.marking_class_good,
  very_good: m.marking_class_very_good,
  excellent: m.marking_class_excellent,
}

/** What the marks of an examination came to, and how. */
export function ResultSection({ result }: { result: Result }) {
  const [isAccepting, setAccepting] = useState(false)
  const [isCorrecting, setCorrecting] = useState(false)
  const { attempt, openedAt, markClass, corrections, mayAcceptCorrections, markCorrections, correctable } =
    result
  const { mark, words } = saidMarkText(result.final)
  return (
    <Section
      title={m.marking_result_title()}
      description={m.marking_attempt({ attempt, day: formatDay(toDay(openedAt)) })}
    >
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {m.marking_final()}
          </Typography>
          <Typography sx={{ fontSize: '1.5rem', fontWeight: 650 }}>{`${mark} (${words})`}</Typography>
          <Typography>
            {[outcomeOf(result), reasonOf(result), markClass && CLASS_WORDS[markClass]()]
              .filter(Boolean)
              .join(' ')}
          </Typography>
        </Box>
        <MemberMarks result={result} />
        <Typography variant="body2">{exactOf(result)}</Typography>
        <MarkCorrections corrections={markCorrections} />
        {corrections && <Corrections corrections={corrections} />}
        {mayAcceptCorrections && (
          <Button onClick={() => setAccepting(true)} sx={{ justifySelf: 'start' }}>
            {m.marking_accept()}
          </Button>
        )}
        {correctable && (
          <Button onClick={() => setCorrecting(true)} sx={{ justifySelf: 'start', minHeight: FINGERTIP }}>
            {m.marking_correct()}
          </Button>
        )}
      </Box>
      {isCorrecting && correctable && (
        <CorrectDialog result={result} correctable={correctable} onClose={() => setCorrecting(false)} />
      )}
      {isAccepting && <AcceptDialog result={result} onClose={() => setAccepting(false)} />}
    </Section>
  )
}

function Corrections({ corrections }: { corrections: NonNullable<Result['corrections']> }) {
  const { text, dueOn, note } = corrections
  return (
    <Box>
      <Typography variant="h4" component="h3">
        {m.marking_corrections()}
      </Typography>
      {dueOn && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {m.marking_corrections_due({ day: formatDay(toDay(dueOn)) })}
        </Typography>
      )}
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'break-word' }}>{text}</Typography>
      {note !== null && <Typography sx={{ mt: 2, overflowWrap: 'break-word' }}>{note}</Typography>}
    </Box>
  )
}

function outcomeOf({ outcome, corrections }: Result): string {
  if (outcome === 'failed') return m.marking_outcome_failed()
  if (outcome === 'passed') return m.marking_outcome_passed()
  return corrections?.acceptedAt == null ? m.marking_outcome_corrections() : m.marking_outcome_corrected()
}

/** Why it was failed. */
function reasonOf({ failure }: Result): string | null {
  return failure && inReaderLanguage(failureSentence(failure))
}

function exactOf({ exact, final, finalStep, outcome }: Result): string {
  const { mark, words } = saidMarkText(final)
  const facts = { exact: formatExact(Number(exact)), step: saidMarkText(finalStep).mark, final: mark, words }
  return outcome === 'failed' ? m.marking_exact_failed(facts) : m.marking_exact(facts)
}
