import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { Definitions } from './definitions.tsx'
import { type InstallationFact, installationFact } from './installation.ts'

/** Whom to write to, as the installation says. */
export function OperatorContact({ hasDataOfficer = false }: { hasDataOfficer?: boolean }) {
  return (
    <Definitions
      entries={[
        { term: m.legal_operator(), value: <Fact name="operator" /> },
        { term: m.legal_address(), value: <Fact name="address" /> },
        { term: m.legal_email(), value: <Fact name="email" draw={mailLink} /> },
        { term: m.legal_phone(), value: <Fact name="phone" draw={phoneLink} /> },
        ...(hasDataOfficer ? [{ term: m.legal_dpo(), value: <Fact name="dpo" draw={mailLink} /> }] : []),
      ]}
    />
  )
}

interface FactProps {
  name: InstallationFact
  draw?: (value: string) => ReactNode
}

function Fact({ name, draw }: FactProps) {
  const value = installationFact(name)
  if (value === null) {
    return (
      <Box component="span" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
        {m.legal_unset()}
      </Box>
    )
  }
  return draw ? draw(value) : value
}

const mailLink = (address: string) => <Link href={`mailto:${address}`}>{address}</Link>

const phoneLink = (phone: string) => <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>
