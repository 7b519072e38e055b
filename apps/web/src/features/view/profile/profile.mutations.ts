import type { RouteName } from '@diatrivi/contract/routes'
import type { Role } from '@diatrivi/domain/people/account/role'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { viewerQueries } from '../../../entities/viewer/viewer.queries.ts'
import { call } from '../../../shared/api/client.ts'
import { type ProfileFormValues, toProfileBody } from './profile-form.mapper.ts'

export interface ProfileEdit {
  values: ProfileFormValues
  cv: File | null
  /** The version that the form was filled from. */
  version: number
  onProgress: ((fraction: number) => void) | undefined
}

/** Administrators use the call of the students: docs/regulation.md#own-profile. */
const EDITS = {
  instructor: 'editInstructorProfile',
  student: 'editStudentProfile',
  administrator: 'editStudentProfile',
  secretary: 'editSecretaryProfile',
} as const satisfies Record<Role, RouteName>

/** Saves the own profile; returns the saved profile. */
export function useEditProfile(role: Role) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ values, cv, version, onProgress }: ProfileEdit) => {
      await call(EDITS[role], { body: toProfileBody(values), file: cv, version, onProgress })
      return queryClient.fetchQuery({ ...viewerQueries.profile(), staleTime: 0 })
    },
    onSuccess: () =>
      Promise.all(
        [QUERY_ROOTS.keyword, QUERY_ROOTS.thesis, QUERY_ROOTS.interest, ['profile']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
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

/** What the status of the answer means. */
const CONFIRMATIONS = ['wrong-code', 'wrong-password', 'confirmed'] as const

/** Puts the new address in force; returns whether code and password were right. */
export function useConfirmEmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: { code: string; password: string }) => {
      const { status } = await call('confirmEmailChange', { body })
      return CONFIRMATIONS[status]
    },
    onSuccess: (outcome) => outcome === 'confirmed' && refreshAccount(queryClient),
  })
}

/** The same address asked for once more gets another code. */
export function useResendEmailCode(role: Role, email: string) {
  return useMutation({
    mutationFn: () => call(EDITS[role], { body: { user: { uEmail: email } }, file: null }),
  })
}

export function useWithdrawEmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('withdrawEmailChange'),
    onSuccess: () => refreshAccount(queryClient),
  })
}

/** The profile, and where the person is signed in. */
function refreshAccount(queryClient: QueryClient) {
  return Promise.all(
    [viewerQueries.profile().queryKey, ['session']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
}
