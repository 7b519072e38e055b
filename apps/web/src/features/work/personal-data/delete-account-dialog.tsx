import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { m } from '../../../paraglide/messages.js'
import { placeOf } from './own-action.ts'
import { useDeleteOwnAccount } from './personal-data.mutations.ts'
import type { OwnDeletion } from './personal-data.queries.ts'
import { ProofDialog } from './proof-dialog.tsx'

/** Says what goes and what stays, and deletes the account of a person who has shown who he or she is. */
export function DeleteAccountDialog({ deletion, onClose }: { deletion: OwnDeletion; onClose: () => void }) {
  return (
    <ProofDialog
      title={m.personal_data_delete()}
      maxWidth="sm"
      act={useDeleteOwnAccount()}
      submitLabel={m.personal_data_delete_act()}
      pendingLabel={m.personal_data_deleting()}
      button={{ color: 'error' }}
      returnTo={placeOf('delete')}
      onClose={onClose}
    >
      <Typography>{m.personal_data_delete_goes()}</Typography>
      {deletion.records > 0 && (
        <Typography>
          {m.personal_data_delete_stays({ count: deletion.records, years: deletion.nameYears })}
        </Typography>
      )}
      {deletion.acts > 0 && (
        <Typography>{m.personal_data_delete_acts({ years: deletion.nameYears })}</Typography>
      )}
      <Alert severity="warning">{m.personal_data_delete_for_good()}</Alert>
    </ProofDialog>
  )
}
