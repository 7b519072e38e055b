import { isApiError } from '@diatrivi/client/api-error'
import { PAPER_KIND_NAMES } from '@diatrivi/domain/examination/paper/paper-names'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { formatDayLong } from '../../../shared/format/dates.ts'
import { said } from '../../../shared/format/said.ts'
import { toDay } from '../../../shared/format/wire-day.ts'
import { paths } from '../../../shared/paths.ts'
import { Definitions } from '../../../shared/ui/definitions.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { READING_WIDTH } from '../../../shared/ui/measures.ts'
import type { PublicPaper } from './paper.mapper.ts'
import { paperQueries } from './paper.queries.ts'
import { PaperCodeForm } from './paper-code-form.tsx'

const ReturnDialog = lazy(() => import('./return-dialog.tsx'))

/** Whether the paper with this code is in force; its people find the way to the thesis, and send the signed page. */
export function PaperVerification({ code, isSignedIn }: { code: string; isSignedIn: boolean }) {
  const { data, error, refetch } = useQuery(paperQueries.verified(code))
  if (isApiError(error, 'not_found')) {
    return (
      <Box sx={{ display: 'grid', gap: 5 }}>
        <Alert severity="error">{m.paper_verify_none()}</Alert>
        <PaperCodeForm />
      </Box>
    )
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton variant="rounded" height={200} />
  return (
    <Box sx={{ display: 'grid', gap: 5, maxWidth: READING_WIDTH }}>
      <Alert severity={data.state === 'valid' ? 'success' : 'warning'}>{stateSentence(data)}</Alert>
      <Definitions
        entries={[
          { term: said(PAPER_KIND_NAMES[data.kind]), value: `${m.paper_verify_number()} ${data.number}` },
          { term: m.paper_verify_day(), value: formatDayLong(toDay(data.issuedOn)) },
          { term: m.field_department(), value: data.place },
          ...(data.studentInitials === null
            ? []
            : [{ term: m.paper_verify_student(), value: data.studentInitials }]),
        ]}
      />
      {isSignedIn && <OwnPaper code={code} />}
    </Box>
  )
}

function stateSentence({ state, endedOn }: PublicPaper): string {
  if (state === 'valid') return m.paper_verify_valid()
  if (state === 'outdated' || endedOn === null) return m.paper_verify_outdated()
  const day = formatDayLong(toDay(endedOn))
  return state === 'void' ? m.paper_verify_void({ day }) : m.paper_verify_replaced({ day })
}

/** Nothing for those who may not read the paper itself. */
function OwnPaper({ code }: { code: string }) {
  const { data } = useQuery(paperQueries.ofCode(code))
  const [isReturning, setReturning] = useState(false)
  if (data === undefined) return null
  const { paper, thesis } = data
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
      {paper.mayReturn && (
        <Button variant="contained" onClick={() => setReturning(true)}>
          {m.paper_verify_upload()}
        </Button>
      )}
      {thesis && (
        <Link component={RouterLink} to={paths.thesis(thesis.id)}>
          {m.paper_verify_thesis()}
        </Link>
      )}
      {isReturning && (
        <Suspense>
          <ReturnDialog paper={paper} firstHow="photo" onClose={() => setReturning(false)} />
        </Suspense>
      )}
    </Box>
  )
}
