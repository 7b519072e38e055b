import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { useConfirm } from '../../shared/ui/confirm-provider.tsx'
import { ErrorState } from '../../shared/ui/error-state.tsx'
import { Section } from '../../shared/ui/section.tsx'
import { ListSkeleton } from '../../shared/ui/skeletons.tsx'
import { useAct } from '../../shared/ui/use-act.ts'
import { useEndOtherSessions, useEndSession } from './session.mutations.ts'
import { type OwnSession, sessionQueries } from './session.queries.ts'
import { SessionItem } from './session-item.tsx'

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
  const act = useAct()
  const confirm = useConfirm()
  const end = useEndSession()
  const endOthers = useEndOtherSessions()
  const isPending = end.isPending || endOthers.isPending
  const askAndEndOthers = async () => {
    const question = {
      title: m.session_end_others_title(),
      text: m.session_end_others_text(),
      confirmLabel: m.session_end_others(),
      cancelLabel: m.ui_cancel(),
      isDestructive: true,
    }
    if (await confirm(question)) await act(() => endOthers.mutateAsync(), { done: m.session_others_ended() })
  }
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            isPending={isPending}
            onEnd={() => void act(() => end.mutateAsync(session.id), { done: m.session_ended() })}
          />
        ))}
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 4 }}>
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
