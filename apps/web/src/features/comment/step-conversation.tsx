import { canComment } from '@diatrivi/domain/comment/comment.policy'
import type { ListFacts } from '@diatrivi/domain/todo-list/step.policy'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { refusalSentence } from '../../model/refusal-sentence.ts'
import type { Step } from '../../model/todo-list.mapper.ts'
import { toActor, type Viewer } from '../../model/viewer.ts'
import { m } from '../../paraglide/messages.js'
import { errorMessage } from '../../shared/api/error-message.ts'
import { Announcement } from '../../shared/ui/announcement.tsx'
import { TextSkeleton } from '../../shared/ui/skeletons.tsx'
import type { Comment } from './comment.mapper.ts'
import { commentQueries } from './comment.queries.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import { useNews } from './use-news.ts'

interface StepConversationProps {
  step: Pick<Step, 'id' | 'title' | 'commentCount'>
  facts: ListFacts
  viewer: Viewer
}

/** What student and instructor say to each other about a step. Those it is not for see nothing of it. */
export function StepConversation(props: StepConversationProps) {
  const { step, facts, viewer } = props
  const actor = toActor(viewer)
  const mayWrite = canComment.write(actor, facts).allowed
  const hasSomething = mayWrite || step.commentCount > 0
  return hasSomething && canComment.read(actor, facts).allowed ? <Conversation {...props} /> : null
}

function Conversation({ step, facts, viewer }: StepConversationProps) {
  const id = useId()
  const query = useQuery(commentQueries.ofStep(step.id))
  const news = useNews(query.data, viewer)
  const closed = refusalSentence(canComment.write(toActor(viewer), facts))
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 3, pt: 4, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography
        variant="subtitle1"
        component="h4"
        id={id}
        aria-label={m.comment_about({ title: step.title })}
      >
        {m.comment_heading()}
      </Typography>
      <Comments
        comments={query.data}
        error={query.error}
        retry={() => void query.refetch()}
        viewer={viewer}
      />
      <Announcement text={news} />
      {closed === null ? (
        <CommentForm stepId={step.id} />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {closed}
        </Typography>
      )}
    </Box>
  )
}

interface CommentsProps {
  comments: Comment[] | undefined
  error: Error | null
  retry: () => void
  viewer: Viewer
}

function Comments({ comments, error, retry, viewer }: CommentsProps) {
  if (comments === undefined)
    return error === null ? <TextSkeleton count={3} /> : <Failure {...{ error, retry }} />
  if (comments.length === 0) {
    return (
      <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
        {viewer.role === 'instructor' ? m.comment_empty_instructor() : m.comment_empty()}
      </Typography>
    )
  }
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, '& > :first-of-type': { borderTop: 0, pt: 0 } }}>
      {comments.map((comment) => (
        <CommentItem key={comment.id} comment={comment} />
      ))}
    </Box>
  )
}

function Failure({ error, retry }: Pick<CommentsProps, 'retry'> & { error: Error }) {
  return (
    <Alert
      severity="error"
      action={
        <Button variant="text" size="small" color="error" onClick={retry}>
          {m.ui_retry()}
        </Button>
      }
    >
      {m.comment_loading_failed()} {errorMessage(error)}
    </Alert>
  )
}
