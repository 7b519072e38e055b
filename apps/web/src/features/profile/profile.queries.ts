import { queryOptions } from '@tanstack/react-query'
import { type Profile, toProfile } from '../../model/profile.mapper.ts'
import { isApiError } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/client.ts'

/**
 * The address names a person and not what he or she is. Students come first: instructors follow the names of those who
 * declared interest, far more often than those of colleagues.
 */
async function askProfile(username: string, signal: AbortSignal) {
  try {
    return await call('getStudentProfileOf', { params: { username }, signal })
  } catch (error) {
    if (!isApiError(error, 'not_found')) throw error
    return call('getInstructorProfileOf', { params: { username }, signal })
  }
}

export const profileQueries = {
  /** Somebody's profile, as far as the reader may see it. The own one is `viewerQueries.profile()`. */
  of: (username: string) =>
    queryOptions({
      queryKey: ['profile', username],
      queryFn: async ({ signal }): Promise<Profile> => toProfile(await askProfile(username, signal)),
    }),
}
