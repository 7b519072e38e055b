import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Profile } from '../../model/profile.mapper.ts'
import { QUERY_ROOTS } from '../../model/query-keys.ts'
import { viewerQueries } from '../../model/viewer.queries.ts'
import { call } from '../../shared/api/client.ts'
import { type ProfileFormValues, toProfileBody } from './profile-form.mapper.ts'

export interface ProfileEdit {
  values: ProfileFormValues
  cv: File | null
  onProgress?: (fraction: number) => void
}

/** Saves the own profile; the answer is awaited together with the profile as it is kept now. */
export function useEditProfile(profile: Pick<Profile, 'role' | 'version'>) {
  const queryClient = useQueryClient()
  const name = profile.role === 'instructor' ? 'editInstructorProfile' : 'editStudentProfile'
  return useMutation({
    mutationFn: ({ values, cv, onProgress }: ProfileEdit) =>
      call(name, { body: toProfileBody(values), file: cv, version: profile.version, onProgress }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: viewerQueries.profile().queryKey }),
        queryClient.invalidateQueries({ queryKey: QUERY_ROOTS.keyword }),
      ]),
  })
}

export interface PasswordChange {
  oldPassword: string
  newPassword: string
}

const WRONG_PASSWORD = 1

/** Answers whether the old password was right. */
export function useChangePassword() {
  return useMutation({
    mutationFn: async ({ oldPassword, newPassword }: PasswordChange) => {
      const { state } = await call('changePassword', { body: { oldpass: oldPassword, newpass: newPassword } })
      return state !== WRONG_PASSWORD
    },
  })
}
