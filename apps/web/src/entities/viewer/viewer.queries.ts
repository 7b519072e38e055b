import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/api/client.ts'
import { session } from '../../shared/api/session.ts'
import { type Profile, toProfile, toViewer } from './profile.mapper.ts'
import type { Viewer } from './viewer.ts'

function askOwnProfile(signal: AbortSignal) {
  const role = session.get().facts?.role
  if (role === 'instructor') return call('getInstructorProfile', { signal })
  if (role === 'administrator') return call('getAdministratorProfile', { signal })
  if (role === 'secretary') return call('getSecretaryProfile', { signal })
  return call('getStudentProfile', { signal })
}

const A_QUARTER_OF_AN_HOUR = 900_000

export const viewerQueries = {
  /** The own profile: what the profile page edits, and where the viewer's name and department come from. */
  profile: () =>
    queryOptions({
      queryKey: ['viewer', session.get().token],
      queryFn: async ({ signal }): Promise<Profile> => toProfile(await askOwnProfile(signal)),
      staleTime: A_QUARTER_OF_AN_HOUR,
    }),

  viewer: () =>
    queryOptions({ ...viewerQueries.profile(), select: (profile: Profile): Viewer => toViewer(profile) }),
}
