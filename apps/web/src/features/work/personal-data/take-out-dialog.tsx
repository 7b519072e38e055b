import Typography from '@mui/material/Typography'
import { m } from '../../../paraglide/messages.js'
import { useToast } from '../../../shared/ui/toast-provider.tsx'
import { placeOf } from './own-action.ts'
import { useTakeOutData } from './personal-data.mutations.ts'
import { ProofDialog } from './proof-dialog.tsx'

/** Asks who the person is and begins the download. */
export function TakeOutDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast()
  const begun = () => {
    toast({ severity: 'success', message: m.personal_data_on_its_way() })
    onClose()
  }
  return (
    <ProofDialog
      title={m.personal_data_take_out()}
      maxWidth="xs"
      act={useTakeOutData()}
      onDone={begun}
      submitLabel={m.word_download()}
      pendingLabel={m.personal_data_preparing()}
      returnTo={placeOf('takeOut')}
      onClose={onClose}
    >
      <Typography>{m.personal_data_take_out_text()}</Typography>
    </ProofDialog>
  )
}
