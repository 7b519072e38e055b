import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import DialogContentText from '@mui/material/DialogContentText'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { LoadWarning } from '../../../entities/thesis/load-warning.tsx'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormTextField } from '../../../shared/forms/form-fields.tsx'
import { useShareTopic } from './examination.mutations.ts'
import { examinationQueries } from './examination.queries.ts'

interface ShareDialogProps {
  thesisId: number
  /** How many may have the topic. */
  students: number
  onClose: () => void
}

/** Offers the topic to another student, who is named, or chosen of those who had wanted it. */
export default function ShareDialog({ thesisId, students, onClose }: ShareDialogProps) {
  const share = useShareTopic(thesisId)
  const form = useForm({ defaultValues: { username: '' } })
  const { data: interested = [] } = useQuery(examinationQueries.wereInterested(thesisId))
  const { data: load } = useQuery(examinationQueries.load(thesisId))
  return (
    <FormDialog
      title={m.examination_group_share_title()}
      form={form}
      pending={share.isPending}
      error={share.error}
      submitLabel={m.examination_group_share()}
      onClose={onClose}
      onSubmit={({ username }) => onceDone(share.mutateAsync(username.trim()), onClose)}
    >
      <DialogContentText>{m.examination_group_share_text({ students })}</DialogContentText>
      {load && <LoadWarning load={load} />}
      {interested.length > 0 && (
        <div>
          <Typography variant="body2" sx={{ mb: 2 }}>
            {m.examination_group_interested()}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {interested.map(({ username, name }) => (
              <Chip key={username} label={name} onClick={() => form.setValue('username', username)} />
            ))}
          </Box>
        </div>
      )}
      <FormTextField name="username" label={m.control_username()} required />
    </FormDialog>
  )
}
