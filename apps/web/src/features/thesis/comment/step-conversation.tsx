import { canComment } from '@diatrivi/domain/thesis/comment/comment.policy'
import { commentReadersSentence } from '@diatrivi/domain/thesis/comment/comment-readers'
import type { ListFacts } from '@diatrivi/domain/thesis/todo-list/step.policy'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { refusalSentence } from '../../../entities/thesis/refusal-sentence.ts'
import type { Step } from '../../../entities/todo-list/todo-list.mapper.ts'
import { toActor, type Viewer } from '../../../entities/viewer/viewer.ts'
import { m } from '../../../paraglide/messages.js'
import { inReaderLanguage } from '../../../shared/format/reader-language.ts'
import { Announcement } from '../../../shared/ui/announcement.tsx'
import { commentQueries } from './comment.queries.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentList } from './comment-list.tsx'
import { useNews } from './use-news.ts'

interface StepConversationProps {
  step: Pick<Step, 'id' | 'title' | 'returned' | 'commentCount'>
  facts: ListFacts
  viewer: Viewer
}

/** The comments of student and instructor on a step. Other readers see nothing of it. */
export function StepConversation(props: StepConversationProps) {
  const { step, facts, viewer } = props
  const actor = toActor(viewer)
  const hasSomething = step.commentCount > 0 || canComment.write(actor, facts).allowed
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
      sx={{ display: 'grid', gap: 4, p: { xs: 3, sm: 4 }, borderRadius: 1, bgcolor: 'background.default' }}
    >
      <Typography
        variant="subtitle1"
        component="h4"
        id={id}
        aria-label={m.comment_about({ title: step.title })}
      >
        {m.comment_heading()}
      </Typography>
      <CommentList
        query={query}
        emptyText={`${m.comment_empty()} ${inReaderLanguage(commentReadersSentence(viewer.role === 'instructor' ? 'instructor' : 'student'))}`}
        saidAbove={step.returned?.reason ?? null}
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
