import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useConfirm } from '../../../shared/ui/confirm-provider.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import { ListSkeleton } from '../../../shared/ui/skeletons.tsx'
import { useAction } from '../../../shared/ui/use-action.ts'
import type { OwnSession } from './session.mapper.ts'
import { useEndOtherSessions, useEndSession } from './session.mutations.ts'
import { sessionQueries } from './session.queries.ts'
import { SessionItem } from './session-item.tsx'

/** A person who never signs out has dozens of similar sessions, so only this one and the last used are shown. */
const FEW = 5

/** Where the person is signed in, and how to be signed out there. */
export function OwnSessions() {
  const query = useQuery(sessionQueries.list())
  return (
    <Section title={m.session_title()} description={m.session_help()}>
      {query.data ? (
        <Sessions sessions={query.data} />
      ) : query.error ? (
        <ErrorState
          error={query.error}
          headingLevel="h3"
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <ListSkeleton count={2} />
      )}
    </Section>
  )
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const act = useAction()
  const confirm = useConfirm()
  const end = useEndSession()
  const endOthers = useEndOtherSessions()
  const [isUnfolded, setUnfolded] = useState(false)
  const shown = isUnfolded ? sessions : firstOf(sessions)
  const folded = sessions.length - shown.length
  const isPending = end.isPending || endOthers.isPending
  const askAndEndOthers = async () => {
    const question = {
      text: m.session_end_others_text(),
      confirmLabel: m.session_end_others_act(),
      cancelLabel: m.ui_cancel(),
      isDestructive: true,
    }
    if (await confirm(question)) await act(() => endOthers.mutateAsync(), { done: m.session_others_ended() })
  }
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((session, index) => (
          <SessionItem
            key={session.id}
            session={session}
            isPending={isPending}
            takesFocus={isUnfolded && index === FEW}
            onEnd={() => void act(() => end.mutateAsync(session.id), { done: m.session_ended() })}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, borderTop: 1, borderColor: 'divider', pt: 4 }}>
        {folded > 0 && (
          <Button onClick={() => setUnfolded(true)}>{m.session_show_more({ count: folded })}</Button>
        )}
        {sessions.length > 1 ? (
          <Button color="error" disabled={isPending} onClick={() => void askAndEndOthers()}>
            {m.session_end_others()}
          </Button>
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{m.session_only_one()}</Typography>
        )}
      </Box>
    </>
  )
}

/** A single one needs no button. */
function firstOf(sessions: readonly OwnSession[]): readonly OwnSession[] {
  return sessions.length > FEW + 1 ? sessions.slice(0, FEW) : sessions
}
