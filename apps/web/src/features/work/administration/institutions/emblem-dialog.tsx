import { IMAGE_MAX_BYTES } from '@diatrivi/contract/limits'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { emblemUrl } from '../../../../shared/api/emblem-url.ts'
import { onceDone } from '../../../../shared/api/once-done.ts'
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx'
import { FormFileField, otherThanFileError } from '../../../../shared/forms/form-file-field.tsx'
import { useDeleteEmblem, useUploadEmblem } from '../administration.mutations.ts'
import type { Institution } from '../institution.mapper.ts'

const LIMITS = { accept: '.jpg,.jpeg,.png,.webp', maxBytes: IMAGE_MAX_BYTES }

interface EmblemDialogProps {
  institution: Institution
  onClose: () => void
}

/** The emblem that stands on the pages and papers of an institution: shown, replaced or taken off. */
export default function EmblemDialog({ institution: { id, name, emblemId }, onClose }: EmblemDialogProps) {
  const uploading = useUploadEmblem()
  const removing = useDeleteEmblem()
  const form = useForm<{ file: File | null }>({ defaultValues: { file: null } })
  const [progress, setProgress] = useState<number | null>(null)
  const upload = ({ file }: { file: File | null }) => {
    if (file === null) return
    setProgress(0)
    const uploaded = uploading.mutateAsync({ id, file, onProgress: setProgress })
    onceDone(
      uploaded.finally(() => setProgress(null)),
      onClose,
    )
  }
  return (
    <FormDialog
      title={m.administration_emblem_of({ name })}
      form={form}
      pending={uploading.isPending || removing.isPending}
      error={otherThanFileError(uploading.error) ?? removing.error}
      submitLabel={m.administration_emblem_upload()}
      onClose={onClose}
      onSubmit={upload}
    >
      <DialogContentText>{m.administration_emblem_text()}</DialogContentText>
      {emblemId !== null && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
          <Box
            component="img"
            src={emblemUrl(emblemId)}
            alt={m.administration_emblem_now()}
            sx={{
              width: 96,
              height: 96,
              objectFit: 'contain',
              bgcolor: 'common.white',
              borderRadius: 1,
              p: 1,
            }}
          />
          <Button onClick={() => onceDone(removing.mutateAsync(id), onClose)}>
            {m.administration_emblem_delete()}
          </Button>
        </Box>
      )}
      <FormFileField
        name="file"
        label={m.administration_emblem_file()}
        limits={LIMITS}
        progress={progress}
        error={uploading.error}
        onChosen={uploading.reset}
      />
    </FormDialog>
  )
}
