import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fullName } from '../../../entities/person/person.ts'
import { FinalTextByLink } from '../../../entities/signed-link/final-text-by-link.tsx'
import { LinkError } from '../../../entities/signed-link/link-error.tsx'
import { linkedEntries } from '../../../entities/signed-link/linked-entries.ts'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { Definitions } from '../../../shared/ui/definitions.tsx'
import { READING_WIDTH } from '../../../shared/ui/measures.ts'
import { useErrorToast } from '../../../shared/ui/use-error-toast.ts'
import type { LinkedSheet } from './marking.mapper.ts'
import { isWrongPin, useConfirmMarkByLink, useProveByPin, useSaveMarkByLink } from './marking.mutations.ts'
import { markingQueries } from './marking.queries.ts'
import { PinStep } from './pin-step.tsx'
import { SheetForm } from './sheet-form.tsx'
import { SheetStatus } from './sheet-status.tsx'

/** The mark of a member without an account. */
export function MarkByLink({ code }: { code: string }) {
  const { data, error, refetch } = useQuery(markingQueries.byLink(code))
  if (error) return <LinkError error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton variant="rounded" height={280} />
  return (
    <Box sx={GRID}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{m.link_for({ name: fullName(data.person) })}</Typography>
      <Definitions entries={linkedEntries(data)} />
      {data.textName !== null && <FinalTextByLink code={code} from="readTextToMark" name={data.textName} />}
      {data.isOpened ? (
        <Alert severity="success" role="status">
          {m.marking_link_opened()}
        </Alert>
      ) : (
        <OwnMark code={code} shown={data} />
      )}
    </Box>
  )
}

/** Without the mailed code a person who has the link reads how far the mark has come, and not which it is. */
function OwnMark({ code, shown }: { code: string; shown: LinkedSheet }) {
  const [pin, setPin] = useState<string | null>(null)
  const [proven, setProven] = useState<LinkedSheet | null>(null)
  const [isSpent, setSpent] = useState(false)
  const errorToast = useErrorToast()
  const prove = useProveByPin(code)
  const proof = { code, pin: pin ?? '' }
  const askAgain = () => {
    setPin(null)
    setSpent(true)
  }
  const save = useSaveMarkByLink(proof, (error) => {
    if (isWrongPin(error)) askAgain()
  })
  const confirm = useConfirmMarkByLink(proof, (error) => (isWrongPin(error) ? askAgain() : errorToast(error)))
  const reread = async () => {
    setProven(await prove.mutateAsync(proof.pin))
  }
  const sheet = proven?.sheet ?? null
  return (
    <>
      {sheet === null ? (
        <Alert severity={shown.isSealed ? 'success' : 'warning'}>
          {shown.isSealed ? m.marking_own_sealed() : m.marking_own_due()}
        </Alert>
      ) : (
        <SheetStatus
          isHeld
          isReconsidered={proven?.isReconsidered ?? false}
          sheet={sheet}
          confirm={{
            isPending: confirm.isPending,
            mutate: () => onceDone(confirm.mutateAsync(), reread),
          }}
        />
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {m.marking_secret()}
      </Typography>
      {pin === null && (
        <PinStep
          code={code}
          isSpent={isSpent}
          onProven={(given, now) => {
            setPin(given)
            // What was typed meanwhile stays.
            setProven((before) => ({ ...now, sheet: before?.sheet ?? now.sheet }))
          }}
        />
      )}
      {sheet !== null && (
        <SheetForm
          isHeld
          sheet={sheet}
          save={{
            isPending: save.isPending,
            error: isWrongPin(save.error) ? null : save.error,
            mutateAsync: (written) => save.mutateAsync(written).then(reread),
          }}
        />
      )}
    </>
  )
}

const GRID = {
  display: 'grid',
  gap: 5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: READING_WIDTH,
} as const
