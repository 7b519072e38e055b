import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { m } from '../../../paraglide/messages.js'
import { LONE_LINK } from '../../../shared/ui/sx.ts'
import { DataCategories } from './data-categories.tsx'
import { LegalList, LegalPage, LegalSection } from './legal-section.tsx'
import { OperatorContact } from './operator-contact.tsx'

interface PrivacyNoticeProps {
  /** The machines of the institution's providers, at which people sign in. */
  providers: readonly string[]
}

export function PrivacyNotice({ providers }: PrivacyNoticeProps) {
  return (
    <LegalPage title={m.shell_privacy()} lead={m.legal_privacy_lead()}>
      <LegalSection title={m.legal_privacy_controller_title()}>
        <Typography>{m.legal_privacy_controller_text()}</Typography>
        <OperatorContact hasDataOfficer />
      </LegalSection>
      <LegalSection title={m.legal_privacy_data_title()}>
        <Typography>{m.legal_privacy_data_text()}</Typography>
        <DataCategories />
      </LegalSection>
      <LegalSection title={m.legal_privacy_who_title()}>
        <LegalList
          items={[
            m.legal_who_supervisor(),
            m.legal_who_committee(),
            m.legal_who_office(),
            m.legal_who_student(),
            m.legal_who_administrator(),
            ...providers.map((host) => m.legal_who_provider({ host })),
            m.legal_who_systems(),
            m.legal_who_everybody(),
            m.legal_who_hosting(),
            m.legal_who_others(),
          ]}
        />
      </LegalSection>
      <LegalSection title={m.legal_privacy_browser_title()}>
        <Typography>{m.legal_privacy_browser_text()}</Typography>
      </LegalSection>
      <LegalSection title={m.legal_privacy_rights_title()}>
        <Typography>{m.legal_privacy_rights_text()}</Typography>
        <LegalList
          items={[
            m.legal_right_access(),
            m.legal_right_rectification(),
            m.legal_right_erasure(),
            m.legal_right_restriction(),
            m.legal_right_objection(),
            m.legal_right_portability(),
          ]}
        />
        <Typography>{m.legal_privacy_rights_answer()}</Typography>
      </LegalSection>
      <LegalSection title={m.legal_privacy_complaint_title()}>
        <Typography>{m.legal_privacy_complaint_text()}</Typography>
        <Link href="https://www.dpa.gr" rel="noopener noreferrer" sx={{ justifySelf: 'start', ...LONE_LINK }}>
          {m.legal_privacy_authority()}
        </Link>
      </LegalSection>
    </LegalPage>
  )
}
