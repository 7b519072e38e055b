import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/client.ts'
import { type OfficesFormValues, toOfficesBody } from './office-form.ts'
import { type StaffFormValues, type StaffMember, toStaffBody } from './staff.mapper.ts'
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

export function useSetOffices(depID: number) {
  return useStaffMutation((values: OfficesFormValues) =>
    call('setOffices', { params: { depID }, body: toOfficesBody(values) }),
  )
}
