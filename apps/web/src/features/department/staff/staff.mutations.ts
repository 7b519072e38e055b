import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { type OfficesFormValues, toOfficesBody } from './office-form.ts'
import { type Office, type StaffFormValues, type StaffMember, toStaffBody } from './staff.mapper.ts'
import { staffQueries } from './staff.queries.ts'

function useStaffMutation<Variables>(mutationFn: (variables: Variables) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: staffQueries.all() }),
  })
}

/** Upon the version that the form was filled from. */
export function useEditStaff() {
  return useStaffMutation(
    ({ member: { username, version }, values }: { member: StaffMember; values: StaffFormValues }) =>
      call('editStaff', { params: { username }, body: toStaffBody(values), version }),
  )
}

/** Upon the offices that the form was filled from. */
export function useSetOffices(depID: number) {
  return useStaffMutation(({ basis, values }: { basis: readonly Office[]; values: OfficesFormValues }) =>
    call('setOffices', { params: { depID }, body: toOfficesBody(values), version: versionOf(basis) }),
  )
}

/** They are written all at once, so that the newest number among them changes with every edit. */
const versionOf = (offices: readonly Office[]) => 1 + Math.max(0, ...offices.map(({ id }) => id))
