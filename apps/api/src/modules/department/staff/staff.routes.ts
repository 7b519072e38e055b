import type { Handlers } from '../../../platform/http/handler.ts'
import { cutPage } from '../../../platform/paging.ts'
import type { OfficeService } from './office.service.ts'
import { presentOffice } from './staff.presenter.ts'
import type { StaffService } from './staff.service.ts'

export function staffRoutes({ staff, offices }: { staff: StaffService; offices: OfficeService }) {
  return {
    editStaff: async ({ actor, params, body, ifMatch }) => {
      await staff.edit(actor, params.username, body, ifMatch)
    },
    listOffices: async ({ actor, params, query }) => {
      const { items, total } = cutPage(await offices.list(actor, params.depID), query)
      return { items: items.map(presentOffice), total }
    },
    setOffices: async ({ actor, params, body, ifMatch }) => {
      const terms = body.offices.map(({ programmeID, ...term }) => ({ ...term, programmeId: programmeID }))
      await offices.set(actor, params.depID, terms, ifMatch)
    },
  } satisfies Partial<Handlers>
}
