import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { m } from '../../../paraglide/messages.js'
import { installationFact } from '../../../shared/api/installation.ts'
import { Definitions } from '../../../shared/ui/definitions.tsx'
import { LONE_LINK } from '../../../shared/ui/sx.ts'

/** The operator's contact from the settings; without one, the secretariat is named. */
export function OperatorContact({ hasDataOfficer = false }: { hasDataOfficer?: boolean }) {
  const email = installationFact('email')
  const phone = installationFact('phone')
  const officer = hasDataOfficer ? installationFact('dpo') : null
  const entries = [
    { term: m.legal_operator(), value: installationFact('operator') },
    { term: m.legal_address(), value: installationFact('address') },
    { term: m.legal_email(), value: email && <MailLink address={email} /> },
    { term: m.field_phone(), value: phone && <PhoneLink phone={phone} /> },
    { term: m.legal_dpo(), value: officer && <MailLink address={officer} /> },
  ].filter(({ value }) => value !== null)

  return (
    <>
      {entries.length > 0 && <Definitions entries={entries} />}
      {email === null && <Typography>{m.legal_contact_unset()}</Typography>}
    </>
  )
}

function MailLink({ address }: { address: string }) {
  return (
    <Link href={`mailto:${address}`} sx={LONE_LINK}>
      {address}
    </Link>
  )
}

function PhoneLink({ phone }: { phone: string }) {
  return (
    <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`} sx={LONE_LINK}>
      {phone}
    </Link>
  )
}
