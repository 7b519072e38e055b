import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { m } from '../../paraglide/messages.js'
import { PasswordDialog } from './password-dialog.tsx'
import { useDeleteOwnAccount } from './personal-data.mutations.ts'
import type { OwnDeletion } from './personal-data.queries.ts'

/** Says what goes and what stays, and deletes the account for the password. */
export function DeleteAccountDialog({ deletion, onClose }: { deletion: OwnDeletion; onClose: () => void }) {
  return (
    <PasswordDialog
      title={m.personal_data_delete()}
      maxWidth="sm"
      act={useDeleteOwnAccount()}
      submitLabel={m.personal_data_delete_act()}
      pendingLabel={m.personal_data_deleting()}
      button={{ color: 'error' }}
      onClose={onClose}
    >
      <Typography>{m.personal_data_delete_goes()}</Typography>
      {deletion.outcome === 'closed' && (
        <Typography>
          {m.personal_data_delete_stays({ count: deletion.records, years: deletion.nameYears })}
        </Typography>
      )}
      <Alert severity="warning">{m.personal_data_delete_for_good()}</Alert>
    </PasswordDialog>
  )
}
