import { lackingWords } from '@diatrivi/domain/department/student-record/eligibility-words'
import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { m } from '../../../../paraglide/messages.js'
import { getLocale } from '../../../../paraglide/runtime.js'
import { interestQueries } from '../interest.queries.ts'

/** What the student lacks, before the action that would be refused or only pointed out. Without a rule book nothing. */
export function OwnEligibility({ thesisId }: { thesisId: number }) {
  const { data } = useQuery(interestQueries.eligibility(thesisId))
  const [lacking] = data?.students ?? []
  if (lacking === undefined) return null
  const what = lacking.recordMissing
    ? m.interest_record_missing()
    : m.interest_lacking({ what: lackingWords(lacking, getLocale()) })
  return (
    <Alert severity="warning">
      {data?.mode === 'refuse' ? what : `${what} ${m.interest_lacking_warn()}`}
    </Alert>
  )
}
