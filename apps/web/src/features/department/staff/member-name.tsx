import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { fullName } from '../../../entities/person/person.ts'
import { paths } from '../../../shared/paths.ts'
import { LONE_LINK } from '../../../shared/ui/sx.ts'
import type { StaffMember } from './staff.mapper.ts'

interface MemberNameProps {
  member: StaffMember
  /** To the profile, where the reader sees that of every instructor. */
  isLink: boolean
}

export function MemberName({ member, isLink }: MemberNameProps) {
  if (!isLink) return fullName(member)
  return (
    <Link component={RouterLink} to={paths.profile(member.username)} sx={LONE_LINK}>
      {fullName(member)}
    </Link>
  )
}
