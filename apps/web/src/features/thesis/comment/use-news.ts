import { useEffect, useRef, useState } from 'react'
import { fullName } from '../../../entities/person/person.ts'
import { isMe, type Viewer } from '../../../entities/viewer/viewer.ts'
import { m } from '../../../paraglide/messages.js'
import type { Comment } from './comment.mapper.ts'

/** A sentence for screen readers, when a comment has come since the conversation was opened. */
export function useNews(comments: readonly Comment[] | undefined, viewer: Viewer): string {
  const [news, setNews] = useState('')
  const lastSeen = useRef<number | null>(null)
  const newest = comments?.at(-1)

  useEffect(() => {
    if (comments === undefined) return
    const seen = lastSeen.current
    lastSeen.current = newest?.id ?? 0
    if (seen === null || newest === undefined || newest.id <= seen) return
    setNews(sentence(newest, viewer))
  }, [comments, newest, viewer])

  return news
}

function sentence({ author, writtenAt }: Comment, viewer: Viewer): string {
  if (author === null) return ''
  const time = writtenAt.slice(-5)
  return isMe(viewer, author)
    ? m.comment_sent({ time })
    : m.comment_new_from({ name: fullName(author), time })
}
