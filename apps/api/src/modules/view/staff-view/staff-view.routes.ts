import { canStaff } from '@diatrivi/domain/department/staff/staff.policy'
import type { Handlers } from '../../../platform/http/handler.ts'
import { pageWindow } from '../../../platform/paging.ts'
import { presentStaff } from './staff-view.presenter.ts'
import type { StaffViewService } from './staff-view.service.ts'

export function staffViewRoutes(staff: StaffViewService) {
  return {
    listStaff: async ({ actor, query }) => {
      const { items, total } = await staff.list(actor, query.search ?? '', pageWindow(query))
      const showsAbsences = canStaff.seeAbsences(actor).allowed
      return { items: items.map((row) => presentStaff(row, { showsAbsences })), total }
    },
  } satisfies Partial<Handlers>
}
