import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { m } from '../../../paraglide/messages.js'
import { Definitions } from '../../../shared/ui/definitions.tsx'
import { retentionOf } from './installation.ts'

interface DataCategory {
  title: string
  what: string
  why: string
  basis: string
  howLong: string
}

function dataCategories(): DataCategory[] {
  return [
    {
      title: m.legal_data_account_title(),
      what: m.legal_data_account_what(),
      why: m.legal_data_account_why(),
      basis: m.legal_basis_public(),
      howLong: m.legal_data_account_how_long({ years: retentionOf('nameYears') }),
    },
    {
      title: m.legal_data_interest_title(),
      what: m.legal_data_interest_what(),
      why: m.legal_data_interest_why(),
      basis: m.legal_basis_public(),
      howLong: m.legal_data_interest_how_long(),
    },
    {
      title: m.legal_data_progress_title(),
      what: m.legal_data_progress_what(),
      why: m.legal_data_progress_why(),
      basis: m.legal_basis_legal(),
      howLong: m.legal_data_progress_how_long(),
    },
    {
      title: m.legal_data_cv_title(),
      what: m.legal_data_cv_what(),
      why: m.legal_data_cv_why(),
      basis: m.legal_basis_consent(),
      howLong: m.legal_data_cv_how_long(),
    },
    {
      title: m.legal_data_technical_title(),
      what: m.legal_data_technical_what(),
      why: m.legal_data_technical_why(),
      basis: m.legal_basis_public(),
      howLong: m.legal_data_technical_how_long({ days: retentionOf('securityDays') }),
    },
  ]
}

export function DataCategories() {
  return dataCategories().map(({ title, what, why, basis, howLong }) => (
    <Box key={title} sx={{ display: 'grid', gap: 2, pt: 4, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3">{title}</Typography>
      <Definitions
        entries={[
          { term: m.legal_privacy_what(), value: what },
          { term: m.legal_privacy_why(), value: why },
          { term: m.legal_privacy_basis(), value: basis },
          { term: m.legal_privacy_how_long(), value: howLong },
        ]}
      />
    </Box>
  ))
}
