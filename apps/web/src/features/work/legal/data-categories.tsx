import {
  KEPT_DAYS,
  PROCESSING_ACTIVITIES,
  type ProcessingActivity,
} from '@diatrivi/domain/work/personal-data/processing'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { m } from '../../../paraglide/messages.js'
import { Definitions } from '../../../shared/ui/definitions.tsx'
import { retentionOf } from './retention.ts'

interface DataCategory {
  title: string
  what: string
  why: string
  basis: string
  howLong: string
}

/** The entry of each activity. One that is missing does not compile. */
const CATEGORIES: Record<ProcessingActivity, () => DataCategory> = {
  account: () => ({
    title: m.legal_data_account_title(),
    what: m.legal_data_account_what(),
    why: m.legal_data_account_why(),
    basis: m.legal_basis_public(),
    howLong: m.legal_data_account_how_long({ years: retentionOf('nameYears') }),
  }),
  import: () => ({
    title: m.legal_data_import_title(),
    what: m.legal_data_import_what(),
    why: m.legal_data_import_why(),
    basis: m.legal_basis_public(),
    howLong: m.legal_data_import_how_long({ days: KEPT_DAYS.imports }),
  }),
  student_record: () => ({
    title: m.legal_data_student_record_title(),
    what: m.legal_data_student_record_what(),
    why: m.legal_data_student_record_why(),
    basis: m.legal_basis_public(),
    howLong: m.legal_data_student_record_how_long({ days: KEPT_DAYS.pendingStudents }),
  }),
  interest: () => ({
    title: m.legal_data_interest_title(),
    what: m.legal_data_interest_what(),
    why: m.legal_data_interest_why(),
    basis: m.legal_basis_public(),
    howLong: m.legal_data_interest_how_long(),
  }),
  progress: () => ({
    title: m.legal_data_progress_title(),
    what: m.legal_data_progress_what(),
    why: m.legal_data_progress_why(),
    basis: m.legal_basis_legal(),
    howLong: m.legal_data_progress_how_long(),
  }),
  committee: () => ({
    title: m.legal_data_committee_title(),
    what: m.legal_data_committee_what(),
    why: m.legal_data_committee_why(),
    basis: m.legal_basis_legal(),
    howLong: m.legal_data_committee_how_long(),
  }),
  outside_member: () => ({
    title: m.legal_data_outside_member_title(),
    what: m.legal_data_outside_member_what(),
    why: m.legal_data_outside_member_why(),
    basis: m.legal_basis_public(),
    howLong: m.legal_data_outside_member_how_long({
      days: KEPT_DAYS.outsidePeople,
      linkDays: KEPT_DAYS.links,
    }),
  }),
  commissioner: () => ({
    title: m.legal_data_commissioner_title(),
    what: m.legal_data_commissioner_what(),
    why: m.legal_data_commissioner_why(),
    basis: m.legal_basis_public(),
    howLong: m.legal_data_commissioner_how_long({ days: KEPT_DAYS.mentors, linkDays: KEPT_DAYS.links }),
  }),
  examination: () => ({
    title: m.legal_data_examination_title(),
    what: m.legal_data_examination_what(),
    why: m.legal_data_examination_why(),
    basis: m.legal_basis_legal(),
    howLong: m.legal_data_examination_how_long({ days: KEPT_DAYS.offeredDates }),
  }),
  paper: () => ({
    title: m.legal_data_paper_title(),
    what: m.legal_data_paper_what(),
    why: m.legal_data_paper_why(),
    basis: m.legal_basis_legal(),
    howLong: m.legal_data_paper_how_long(),
  }),
  registry: () => ({
    title: m.legal_data_registry_title(),
    what: m.legal_data_registry_what(),
    why: m.legal_data_registry_why(),
    basis: m.legal_basis_legal(),
    howLong: m.legal_data_registry_how_long(),
  }),
  staff: () => ({
    title: m.legal_data_staff_title(),
    what: m.legal_data_staff_what(),
    why: m.legal_data_staff_why(),
    basis: m.legal_basis_public(),
    howLong: m.legal_data_staff_how_long(),
  }),
  profile: () => ({
    title: m.legal_data_profile_title(),
    what: m.legal_data_profile_what(),
    why: m.legal_data_profile_why(),
    basis: m.legal_basis_consent(),
    howLong: m.legal_data_profile_how_long(),
  }),
  notice: () => ({
    title: m.legal_data_notice_title(),
    what: m.legal_data_notice_what(),
    why: m.legal_data_notice_why(),
    basis: m.legal_basis_public(),
    howLong: m.legal_data_notice_how_long(),
  }),
  security: () => ({
    title: m.legal_data_security_title(),
    what: m.legal_data_security_what(),
    why: m.legal_data_security_why(),
    basis: m.legal_basis_public(),
    howLong: m.legal_data_security_how_long({ days: retentionOf('securityDays') }),
  }),
  webhook: () => ({
    title: m.legal_data_webhook_title(),
    what: m.legal_data_webhook_what(),
    why: m.legal_data_webhook_why(),
    basis: m.legal_basis_public(),
    howLong: m.legal_data_webhook_how_long(),
  }),
}

export function DataCategories() {
  return PROCESSING_ACTIVITIES.map((activity) => {
    const { title, what, why, basis, howLong } = CATEGORIES[activity]()
    return (
      <Box key={activity} sx={{ display: 'grid', gap: 2, pt: 4, borderTop: 1, borderColor: 'divider' }}>
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
    )
  })
}
