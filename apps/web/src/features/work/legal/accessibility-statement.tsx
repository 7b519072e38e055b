import type { IsoDate } from '@diatrivi/domain/shared/dates'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { m } from '../../../paraglide/messages.js'
import { installationFact } from '../../../shared/api/installation.ts'
import { formatDayLong } from '../../../shared/format/dates.ts'
import { TOUCH } from '../../../shared/ui/measures.ts'
import { FINGERTIP } from '../../../shared/ui/sx.ts'
import { assessedOn, leastTarget, pageCount } from './accessibility-assessment.json'
import { LegalList, LegalPage, LegalSection } from './legal-section.tsx'
import { OperatorContact } from './operator-contact.tsx'

/** When the statement was written first; the tests say when it was last looked at. */
const PREPARED_ON: IsoDate = '2026-11-21'

/**
 * In the order of the model of the Implementing Decision (EU) 2018/1523. What was tested, when and how many pages comes from
 * the last run of the tests (e2e/assessment-reporter.ts).
 */
export function AccessibilityStatement() {
  const operator = installationFact('operator')
  const who = operator === null ? m.legal_a11y_operator_unset() : m.legal_a11y_operator({ operator })
  return (
    <LegalPage title={m.shell_accessibility()} lead={m.legal_a11y_lead()}>
      <LegalSection title={m.legal_a11y_commitment_title()}>
        <Typography>{m.legal_a11y_commitment_text({ who })}</Typography>
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
        <Typography>{m.legal_a11y_not_text()}</Typography>
        <Typography variant="h3">{m.legal_a11y_not_law_title()}</Typography>
        <LegalList items={[m.legal_a11y_not_files()]} />
        <Typography variant="h3">{m.legal_a11y_not_burden_title()}</Typography>
        <Typography>{m.legal_a11y_not_burden()}</Typography>
        <Typography variant="h3">{m.legal_a11y_not_scope_title()}</Typography>
        <LegalList items={[m.legal_a11y_not_map()]} />
      </LegalSection>
      <LegalSection title={m.legal_a11y_prepared_title()}>
        <Typography>
          {m.legal_a11y_prepared_text({
            prepared: formatDayLong(PREPARED_ON),
            reviewed: formatDayLong(assessedOn as IsoDate),
          })}
        </Typography>
        <LegalList
          items={[
            m.legal_a11y_tested_rules({ pages: pageCount }),
            m.legal_a11y_tested_targets({ size: leastTarget }),
            m.legal_a11y_tested_focus(),
            m.legal_a11y_tested_keyboard(),
            m.legal_a11y_tested_zoom(),
            m.legal_a11y_tested_reader(),
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
