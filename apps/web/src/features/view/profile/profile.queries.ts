import { isApiError } from '@diatrivi/client/api-error'
import { queryOptions } from '@tanstack/react-query'
import { type Profile, toProfile } from '../../../entities/viewer/profile.mapper.ts'
import { isMe, type Viewer } from '../../../entities/viewer/viewer.ts'
import { call } from '../../../shared/api/client.ts'

const ASK = { student: 'getStudentProfileOf', instructor: 'getInstructorProfileOf' } as const
type ProfileKind = keyof typeof ASK

/**
 * The address names a person without the role. The likely role is asked first: students look at instructors,
 * and instructors at those who declared interest far more often than at colleagues.
 */
function likelyKinds(viewer: Viewer, username: string): [ProfileKind, ProfileKind] {
  const isInstructor = isMe(viewer, { username }) ? viewer.role === 'instructor' : viewer.role === 'student'
  return isInstructor ? ['instructor', 'student'] : ['student', 'instructor']
}

async function askProfile(viewer: Viewer, username: string, signal: AbortSignal) {
  const [first, second] = likelyKinds(viewer, username)
  try {
    return await call(ASK[first], { params: { username }, signal })
  } catch (error) {
    if (!isApiError(error, 'not_found')) throw error
    return call(ASK[second], { params: { username }, signal })
  }
}

export const profileQueries = {
  /** A person's profile, as far as the reader may see it. The own one is `viewerQueries.profile()`. */
  of: (viewer: Viewer, username: string) =>
    queryOptions({
      queryKey: ['profile', username],
      queryFn: async ({ signal }): Promise<Profile> => toProfile(await askProfile(viewer, username, signal)),
    }),
}
