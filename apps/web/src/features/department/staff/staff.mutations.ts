import type { QueryClient } from '@tanstack/react-query'
import { m } from '../../../paraglide/messages.js'
import { call } from '../../../shared/api/client.ts'
import type { Save } from '../../../shared/forms/record/record-dialog.tsx'
import { useApiMutation } from '../../../shared/ui/use-api-mutation.ts'
import { type OfficesFormValues, toOfficesBody } from './office-form.mapper.ts'
import {
  type AbsencesFormValues,
  type Office,
  type OutsideMember,
  type StaffFormValues,
  type StaffMember,
  toAbsencesBody,
  toStaffBody,
} from './staff.mapper.ts'
import { staffQueries } from './staff.queries.ts'

const refresh = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: staffQueries.all() })

/** Upon the version that the form was filled from. */
export function useEditStaff(member: StaffMember) {
  return useApiMutation({
    mutationFn: ({ item, values }: Save<StaffMember, StaffFormValues>) =>
      call('editStaff', {
        params: { username: member.username },
        body: toStaffBody(values),
        version: (item ?? member).version,
      }),
    done: () => m.ui_saved(),
    refresh,
  })
}

/** Upon the version that the form was filled from. */
export function useSetOutsideAbsences(member: OutsideMember) {
  return useApiMutation({
    mutationFn: ({ item, values }: Save<OutsideMember, AbsencesFormValues>) =>
      call('setOutsideAbsences', {
        params: { personId: member.id },
        body: toAbsencesBody(values),
        version: (item ?? member).version,
      }),
    done: () => m.ui_saved(),
    refresh,
  })
}

/** Upon the offices that the form was filled from. */
export function useSetOffices(departmentId: number) {
  return useApiMutation({
    mutationFn: ({ basis, values }: { basis: readonly Office[]; values: OfficesFormValues }) =>
      call('setOffices', {
        params: { depID: departmentId },
        body: toOfficesBody(values),
        version: versionOf(basis),
      }),
    done: () => m.ui_saved(),
    refresh,
  })
}

/** They are written all at once, so that the newest number among them changes with every edit. */
const versionOf = (offices: readonly Office[]) => 1 + Math.max(0, ...offices.map(({ id }) => id))
