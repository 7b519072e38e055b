import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { fullName } from '../../../entities/person/person.ts'
import type { Commissioner, CommissionerPart } from '../../../entities/process/process.mapper.ts'
import { processQueries } from '../../../entities/process/process.queries.ts'
import { m } from '../../../paraglide/messages.js'
import { formatDay } from '../../../shared/format/dates.ts'
import { toDay } from '../../../shared/format/wire-day.ts'
import { Definitions } from '../../../shared/ui/definitions.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import { NOT_ON_PAPER } from '../../../shared/ui/sx.ts'
import { CommissionerActions } from './commissioner-actions.tsx'
import { Talk } from './talk.tsx'

const CommissionerDialog = lazy(async () => ({
  default: (await import('./commissioner-dialog.tsx')).CommissionerDialog,
}))

/** The firm that a thesis is worked on with: what was agreed, its link, and the conversation with it. */
export function CommissionerPanel({ thesisId }: { thesisId: number }) {
  const { data } = useQuery(processQueries.of(thesisId))
  const part = data?.commissioner
  if (!part || (part.current === null && part.may.set !== true)) return null
  return <Part thesisId={thesisId} part={part} />
}

function Part({ thesisId, part: { current, may } }: { thesisId: number; part: CommissionerPart }) {
  const [isEditing, setEditing] = useState(false)
  return (
    <Box sx={current === null ? NOT_ON_PAPER : {}}>
      <Section
        title={m.commissioner_title()}
        {...(current === null && { description: m.commissioner_none() })}
      >
        {current !== null && <Definitions entries={entriesOf(current)} />}
        <CommissionerActions
          thesisId={thesisId}
          commissioner={current}
          may={may}
          onEdit={() => setEditing(true)}
        />
        {current?.maySeeComments && (
          <Talk thesisId={thesisId} mayComment={may.comment} isHeard={current.link?.holds === true} />
        )}
        <Suspense>
          {isEditing && (
            <CommissionerDialog
              thesisId={thesisId}
              commissioner={current}
              onClose={() => setEditing(false)}
            />
          )}
        </Suspense>
      </Section>
    </Box>
  )
}

function entriesOf(commissioner: Commissioner) {
  const { firm, mentor, agreedOn, agreementNote, embargoReason, link } = commissioner
  const optional = (term: string, value: string | null) => (value === null ? [] : [{ term, value }])
  return [
    { term: m.commissioner_firm(), value: firm },
    ...optional(
      m.commissioner_mentor(),
      mentor && [fullName(mentor), mentor.email].filter(Boolean).join(' · '),
    ),
    ...optional(m.commissioner_agreed_on(), agreedOn && formatDay(toDay(agreedOn))),
    ...optional(m.commissioner_agreement_note(), agreementNote),
    ...optional(m.commissioner_embargo(), embargoReason),
    { term: m.commissioner_link(), value: linkWords(link) },
  ]
}

function linkWords(link: Commissioner['link']): string {
  if (link === null) return m.commissioner_link_none()
  return link.holds
    ? m.commissioner_link_holds({ day: formatDay(toDay(link.until)) })
    : m.commissioner_link_over()
}
