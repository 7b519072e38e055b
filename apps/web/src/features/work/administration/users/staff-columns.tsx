import { m } from '../../../../paraglide/messages.js'
import type { Administrator } from '../administrator.mapper.ts'
import type { Secretary } from '../secretary.mapper.ts'
import type { Column } from '../table/column.ts'
import { AccountSign } from './account-sign.tsx'

type Account = Omit<Administrator, 'version'>

/** What every account shows first; those that administrators register wait for their invitation to be used. */
export const namesOfStaff = <Item extends Account>(
  pendingWord = m.administration_invitation_pending,
): Column<Item>[] => [
  { field: 'id', size: 'short', header: m.administration_id(), value: ({ id }) => id, isFurther: true },
  {
    field: 'username',
    header: m.control_username(),
    value: ({ username }) => username,
    isFurther: true,
  },
  {
    field: 'surname',
    header: m.field_surname(),
    value: ({ surname }) => surname,
    isInTitle: true,
  },
  {
    field: 'firstName',
    header: m.field_first_name(),
    value: ({ firstName }) => firstName,
    isInTitle: true,
  },
  {
    field: 'email',
    header: m.administration_email_short(),
    // The signs are searched for too, so that pending invitations and disabled accounts can be found.
    value: ({ email, isActive, isDisabled }) =>
      [email, !isActive && pendingWord(), isDisabled && m.administration_disabled()]
        .filter((part) => part !== false)
        .join(' '),
    draw: ({ email, isActive, isDisabled }) => (
      <AccountSign email={email} pending={isActive ? null : pendingWord()} isDisabled={isDisabled} />
    ),
  },
]

export const departmentOfStaff = <Item extends Pick<Secretary, 'department'>>(): Column<Item> => ({
  field: 'department',
  header: m.field_department(),
  value: ({ department }) => department.name,
  isExtra: true,
})
