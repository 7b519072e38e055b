import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { rankWord, roleWord } from '../../../entities/person/person-words.ts'
import type { Profile } from '../../../entities/viewer/profile.mapper.ts'
import { m } from '../../../paraglide/messages.js'

/** The facts of a profile that the person cannot change. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const { department, rank, formOfAddress } = profile
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 3 }}>
      <Fact name={m.control_username()} value={profile.username} />
      <Fact name={m.profile_role()} value={roleWord(profile.role, formOfAddress)} />
      {rank && <Fact name={m.field_rank()} value={rankWord(rank, formOfAddress)} />}
      {department && <Fact name={m.field_department()} value={department.name} />}
      {department && <Fact name={m.field_institution()} value={department.institutionName} />}
    </Box>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <Box>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {value}
      </Typography>
    </Box>
  )
}
