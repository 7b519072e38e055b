import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { fullName } from '../../../entities/person/person.ts'
import type { TopicGroup } from '../../../entities/process/process.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../../shared/paths.ts'

const ShareDialog = lazy(() => import('./share-dialog.tsx'))

/** With whom the student shares the topic, and the instructor's way to give it to another. */
export function GroupPart({ thesisId, group }: { thesisId: number; group: TopicGroup }) {
  const [isSharing, setSharing] = useState(false)
  const { others, offered, mayShare, students } = group
  const namesOf = (people: TopicGroup['offered']) => people.map(({ student }) => fullName(student)).join(', ')
  if (others.length === 0 && offered.length === 0 && mayShare !== true) return null
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {others.length > 0 && (
        <Typography sx={{ overflowWrap: 'break-word' }}>
          <span>{m.examination_group_with()}</span>{' '}
          {others.map(({ thesisId: otherId, student }, index) => (
            <span key={student.username}>
              {index > 0 && <span>, </span>}
              {otherId === null ? (
                <span>{fullName(student)}</span>
              ) : (
                <MuiLink component={Link} to={paths.thesis(otherId)}>
                  {fullName(student)}
                </MuiLink>
              )}
            </span>
          ))}
        </Typography>
      )}
      {offered.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {m.examination_group_asked({ names: namesOf(offered) })}
        </Typography>
      )}
      {mayShare === true && <Button onClick={() => setSharing(true)}>{m.examination_group_share()}</Button>}
      {isSharing && (
        <Suspense>
          <ShareDialog thesisId={thesisId} students={students} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </Box>
  )
}
