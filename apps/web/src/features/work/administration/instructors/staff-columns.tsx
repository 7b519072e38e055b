import { m } from '../../../../paraglide/messages.js'
import type { Secretary } from '../secretary.mapper.ts'
import type { Column } from '../table/column.ts'
import { InvitationSign } from './invitation-sign.tsx'

/** What every account of an instructor or a secretary shows first. */
export const namesOfStaff = <Item extends Secretary>(): Column<Item>[] => [
  { field: 'id', header: m.administration_id(), value: ({ id }) => id, width: 80 },
  {
    field: 'username',
    header: m.administration_username(),
    value: ({ username }) => username,
    flex: 2,
    minWidth: 140,
  },
  {
    field: 'firstName',
    header: m.administration_first_name(),
    value: ({ firstName }) => firstName,
    isInTitle: true,
    flex: 2,
    minWidth: 110,
  },
  {
    field: 'surname',
    header: m.administration_surname(),
    value: ({ surname }) => surname,
    isInTitle: true,
    flex: 2,
    minWidth: 130,
  },
  {
    field: 'email',
    header: m.administration_email_short(),
    // The signs are searched for too, so that pending invitations and disabled accounts can be found.
    value: ({ email, isActive, isDisabled }) =>
      [email, !isActive && m.administration_invitation_pending(), isDisabled && m.administration_disabled()]
        .filter((part) => part !== false)
        .join(' '),
    draw: ({ email, isActive, isDisabled }) => (
      <InvitationSign email={email} isPending={!isActive} isDisabled={isDisabled} />
    ),
    flex: 3,
    minWidth: 200,
  },
]

export const departmentOfStaff = <Item extends Secretary>(): Column<Item> => ({
  field: 'department',
  header: m.administration_department(),
  value: ({ department }) => department.name,
  flex: 3,
  minWidth: 200,
  isExtra: true,
})
