import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { UseQueryResult } from '@tanstack/react-query'
import { m } from '../../../paraglide/messages.js'
import { errorMessage } from '../../../shared/api/error-message.ts'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import type { Comment } from './comment.mapper.ts'
import { CommentItem } from './comment-item.tsx'

interface CommentListProps {
  query: Pick<UseQueryResult<Comment[]>, 'data' | 'error' | 'refetch'>
  /** In place of a list without a comment. */
  emptyText: string
  /** The comment shown above already: the reason for which the step waits for the student now. */
  saidAbove: string | null
}

/** Oldest first, in reading order; loaded comments stay on the screen while they are refetched. */
export function CommentList({ query, emptyText, saidAbove }: CommentListProps) {
  const comments = query.data
  if (comments === undefined) {
    if (query.error === null) return <TextSkeleton count={3} />
    return <Failure error={query.error} retry={() => void query.refetch()} />
  }
  if (comments.length === 0) {
    return <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>{emptyText}</Typography>
  }
  const lastReturn = comments.findLast(({ kind }) => kind === 'return')
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {comments.map((comment) => (
        <CommentItem
          key={comment.id}
          comment={comment}
          isSaidAbove={comment === lastReturn && comment.text === saidAbove}
        />
      ))}
    </Box>
  )
}

function Failure({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <Alert
      severity="error"
      action={
        <Button variant="text" size="small" color="error" onClick={retry}>
          {m.control_retry()}
        </Button>
      }
    >
      {m.comment_loading_failed()} {errorMessage(error)}
    </Alert>
  )
}
