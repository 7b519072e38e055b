import type { IsoDate } from '@diatrivi/domain/shared/dates'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { m } from '../../paraglide/messages.js'
import { formatDayLong } from '../../shared/format/dates.ts'
import { TOUCH } from '../../shared/ui/measures.ts'
import { FINGERTIP } from '../../shared/ui/sx.ts'
import { LegalList, LegalPage, LegalSection } from './legal-section.tsx'
import { OperatorContact } from './operator-contact.tsx'

/** When the pages were last assessed; to be renewed with every assessment, and what was tested with it. */
const PREPARED_ON: IsoDate = '2026-11-21'

export function AccessibilityStatement() {
  return (
    <LegalPage title={m.shell_accessibility()} lead={m.legal_a11y_lead()}>
      <LegalSection title={m.legal_a11y_commitment_title()}>
        <Typography>{m.legal_a11y_commitment_text()}</Typography>
      </LegalSection>
      <LegalSection title={m.legal_a11y_status_title()}>
        <Typography>{m.legal_a11y_status_text()}</Typography>
      </LegalSection>
      <LegalSection title={m.legal_a11y_have_title()}>
        <LegalList
          items={[
            m.legal_a11y_have_keyboard(),
            m.legal_a11y_have_reader(),
            m.legal_a11y_have_contrast(),
            m.legal_a11y_have_zoom(),
            m.legal_a11y_have_motion(),
            m.legal_a11y_have_errors(),
          ]}
        />
      </LegalSection>
      <LegalSection title={m.legal_a11y_not_title()}>
        <LegalList items={[m.legal_a11y_not_files(), m.legal_a11y_not_images(), m.legal_a11y_not_map()]} />
      </LegalSection>
      <LegalSection title={m.legal_a11y_prepared_title()}>
        <Typography>{m.legal_a11y_prepared_text({ day: formatDayLong(PREPARED_ON) })}</Typography>
        <LegalList
          items={[
            m.legal_a11y_tested_rules(),
            m.legal_a11y_tested_keyboard(),
            m.legal_a11y_tested_zoom(),
            m.legal_a11y_tested_not(),
          ]}
        />
      </LegalSection>
      <LegalSection title={m.legal_a11y_contact_title()}>
        <Typography>{m.legal_a11y_contact_text()}</Typography>
        <OperatorContact />
      </LegalSection>
      <LegalSection title={m.legal_a11y_enforcement_title()}>
        <Typography>{m.legal_a11y_enforcement_text()}</Typography>
        <Link href="https://mindigital.gr" rel="noopener noreferrer" sx={LINE}>
          {m.legal_a11y_ministry()}
        </Link>
        <Link href="https://www.synigoros.gr" rel="noopener noreferrer" sx={LINE}>
          {m.legal_a11y_ombudsman()}
        </Link>
      </LegalSection>
    </LegalPage>
  )
}

/** Below each other, so that each needs a line of its own for a finger. */
const LINE = {
  justifySelf: 'start',
  [TOUCH]: { display: 'inline-flex', alignItems: 'center', minHeight: FINGERTIP },
}
