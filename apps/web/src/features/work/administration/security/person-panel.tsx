import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { fullName } from '../../../../entities/person/person.ts'
import { roleWord } from '../../../../entities/person/person-words.ts'
import { m } from '../../../../paraglide/messages.js'
import { errorMessage } from '../../../../shared/api/error-message.ts'
import { formatClock } from '../../../../shared/format/dates.ts'
import BlockOutlined from '../../../../shared/icons/block-outlined.tsx'
import { paths } from '../../../../shared/paths.ts'
import { Definitions } from '../../../../shared/ui/definitions.tsx'
import { StatusChip } from '../../../../shared/ui/status-chip.tsx'
import type { AccountAccess } from './security.mapper.ts'
import { securityQueries } from './security.queries.ts'
import { useAccessActions } from './use-access-actions.ts'

/** Whether one person is let in, and what an administrator may do about it. */
export function PersonPanel({ username }: { username: string }) {
  const { data: access, error } = useQuery(securityQueries.access(username))
  if (error) return <Alert severity="warning">{errorMessage(error)}</Alert>
  return access === undefined ? null : <PersonCard access={access} />
}

function PersonCard({ access }: { access: AccountAccess }) {
  const id = useId()
  const { endSessions, setDisabled, takeSecondFactorOff } = useAccessActions(access)
  const isDisabled = access.disabledSince !== null
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 4, sm: 6 }, display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ overflowWrap: 'break-word' }}>
          {fullName(access)}
        </Typography>
        {isDisabled && (
          <StatusChip
            size="small"
            tone="error"
            icon={<BlockOutlined aria-hidden />}
            label={m.administration_disabled()}
          />
        )}
      </Box>
      <Definitions entries={factsOf(access)} terms={{ width: 'max-content', fontWeight: 400 }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button component={Link} variant="outlined" to={paths.administrator.inspections(access.username)}>
          {m.inspection_open_of()}
        </Button>
        <Button variant="outlined" disabled={access.sessions === 0} onClick={() => void endSessions()}>
          {m.security_end_sessions()}
        </Button>
        {access.hasSecondFactor && (
          <Button variant="outlined" color="error" onClick={() => void takeSecondFactorOff()}>
            {m.security_take_factor_off()}
          </Button>
        )}
        <Button
          variant="outlined"
          color={isDisabled ? 'primary' : 'error'}
          onClick={() => void setDisabled(!isDisabled)}
        >
          {isDisabled ? m.security_enable() : m.security_disable()}
        </Button>
      </Box>
    </Card>
  )
}

function factsOf({ username, role, isActive, disabledSince, sessions, hasSecondFactor }: AccountAccess) {
  const state = isActive ? m.security_active() : m.security_inactive()
  return [
    { term: m.control_username(), value: username },
    { term: m.security_role(), value: roleWord(role) },
    {
      term: m.security_state(),
      value: disabledSince === null ? state : m.security_disabled_since({ when: formatClock(disabledSince) }),
    },
    { term: m.security_sessions(), value: sessions },
    {
      term: m.security_factor(),
      value: hasSecondFactor ? m.security_factor_on() : m.security_factor_off(),
    },
  ]
}
