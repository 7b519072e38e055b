import { useSuspenseQuery } from '@tanstack/react-query'
import { fullName } from '../../../entities/person/person.ts'
import { toViewer } from '../../../entities/viewer/profile.mapper.ts'
import { viewerQueries } from '../../../entities/viewer/viewer.queries.ts'
import { isMe } from '../../../entities/viewer/viewer.ts'
import { profileQueries } from '../../../features/view/profile/profile.queries.ts'
import { ProfileSheet } from '../../../features/view/profile/profile-sheet.tsx'
import { queryClient } from '../../../shared/api/query-client.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

export async function loadProfile(username: string): Promise<{ username: string; name: string }> {
  const viewer = toViewer(await queryClient.ensureQueryData(viewerQueries.profile()))
  const profile = await queryClient.ensureQueryData({
    ...profileQueries.of(viewer, username),
    revalidateIfStale: true,
  })
  return { username, name: fullName(profile) }
}

/** A person's profile, as far as the reader may see it. */
export function ProfilePreview({ username }: { username: string }) {
  const { data: viewer } = useSuspenseQuery(viewerQueries.viewer())
  const { data: profile } = useSuspenseQuery(profileQueries.of(viewer, username))
  return (
    <>
      <PageHeader title={fullName(profile)} />
      <ProfileSheet profile={profile} isOwn={isMe(viewer, profile)} />
    </>
  )
}
