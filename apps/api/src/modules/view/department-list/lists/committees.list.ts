import {
  COMMITTEE_STATUS_WORDS,
  SEAT_STATE_WORDS,
} from '@diatrivi/domain/examination/committee/committee-words'
import { fullName } from '../../../../platform/text/full-name.ts'
import type { CommitteeService, ListedCommittee } from '../../../examination/committee/committee.service.ts'
import { day, type ExportedList, person, type Say, text } from '../exported-list.model.ts'

export function committeesList(committees: CommitteeService): ExportedList<'committees', ListedCommittee> {
  return {
    read: (actor, { search, state }) =>
      committees.listInDepartment(actor, { search: search ?? '', state: state ?? null }, { isWhole: true }),
    studentOf: () => null,
    cells: {
      title: ({ thesis }) => text(thesis.title),
      student: ({ student }) => person(student),
      supervisor: ({ instructor }) => person(instructor),
      members: (committee, say) => text(peopleOf(committee, 'member', say)),
      substitutes: (committee, say) => text(peopleOf(committee, 'substitute', say)),
      state: ({ state }, say) => text(say(COMMITTEE_STATUS_WORDS[state])),
      dueOn: ({ seats }) => {
        const asked = seats.filter(({ state }) => state === 'invited').map(({ dueOn }) => dueOn)
        return day(asked.toSorted()[0] ?? null)
      },
    },
  }
}

/** With the state of those who have not accepted. */
function peopleOf({ seats }: ListedCommittee, wanted: 'member' | 'substitute', say: Say): string {
  return seats
    .filter(({ role }) => role === wanted)
    .map(({ person: names, state }) =>
      state === 'accepted' ? fullName(names) : `${fullName(names)} (${say(SEAT_STATE_WORDS[state])})`,
    )
    .join(', ')
}
