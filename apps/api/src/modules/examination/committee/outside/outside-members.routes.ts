import type { OutsideMember } from '@diatrivi/contract/department/staff/staff.schemas'
import { toWireDay } from '@diatrivi/contract/wire-dates'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { pageWindow } from '../../../../platform/paging.ts'
import type { OutsideMemberRow } from './outside-members.queries.ts'
import type { OutsideMembers } from './outside-members.service.ts'

export function outsideMemberRoutes(members: OutsideMembers) {
  return {
    listOutsideMembers: async ({ actor, query }) => {
      const { items, total } = await members.list(actor, pageWindow(query))
      return { items: items.map(presentOutsideMember), total }
    },
    setOutsideAbsences: async ({ actor, params, body, ifMatch }) => {
      await members.setAbsences(actor, params.personId, body.absences, ifMatch)
      return { status: 200 }
    },
  } satisfies Partial<Handlers>
}

function presentOutsideMember(row: OutsideMemberRow): OutsideMember {
  const { id, firstName, surname, email, rankText, affiliation, absences, sits, version } = row
  return {
    personID: id,
    uName: firstName,
    uSurname: surname,
    uEmail: email,
    rankText,
    affiliation,
    absences: absences.map(({ from, until, kind }) => ({
      from: toWireDay(from),
      until: toWireDay(until),
      kind,
    })),
    sits,
    version,
  }
}
