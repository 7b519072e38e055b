import { canComment } from '../../thesis/comment/comment.policy.ts'
import { LISTS, READERS } from './steps.ts'
import { inWords, markdownTable } from './words.ts'

export function commentTable(): string {
  const rows = LISTS.map(([name, list]) => [
    name,
    ...READERS.flatMap(([, actor]) => [
      inWords(canComment.read(actor, list)),
      inWords(canComment.write(actor, list)),
    ]),
  ])
  return markdownTable(['list', ...READERS.flatMap(([name]) => [`${name}: read`, 'write'])], rows)
}
