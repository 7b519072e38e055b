import type { Role } from '@diatrivi/domain/account/role'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../entities/query-keys.ts'
import { viewerQueries } from '../../entities/viewer/viewer.queries.ts'
import { call } from '../../shared/api/client.ts'
import { type ProfileFormValues, toProfileBody } from './profile-form.mapper.ts'

export interface ProfileEdit {
  values: ProfileFormValues
  cv: File | null
  /** The version that the form was filled from. */
  version: number
  onProgress: ((fraction: number) => void) | undefined
}

/** Saves the own profile; returns the saved profile. */
export function useEditProfile(role: Role) {
  const queryClient = useQueryClient()
  const name = role === 'instructor' ? 'editInstructorProfile' : 'editStudentProfile'
  return useMutation({
    mutationFn: async ({ values, cv, version, onProgress }: ProfileEdit) => {
      await call(name, { body: toProfileBody(values), file: cv, version, onProgress })
      return queryClient.fetchQuery({ ...viewerQueries.profile(), staleTime: 0 })
    },
    onSuccess: () =>
      Promise.all(
        [QUERY_ROOTS.keyword, ['profile']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  })
}

export interface PasswordChange {
  oldPassword: string
  newPassword: string
}

const WRONG_PASSWORD = 1

/** Returns whether the old password was right. */
export function useChangePassword() {
  return useMutation({
    mutationFn: async ({ oldPassword, newPassword }: PasswordChange) => {
      const { state } = await call('changePassword', { body: { oldpass: oldPassword, newpass: newPassword } })
      return state !== WRONG_PASSWORD
    },
  })
}
