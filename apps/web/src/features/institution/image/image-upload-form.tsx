import { isSessionEnd } from '@diatrivi/client/api-error'
import { IMAGE_MAX_BYTES } from '@diatrivi/contract/limits'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { errorMessage } from '../../../shared/api/error-message.ts'
import { onceDone } from '../../../shared/api/once-done.ts'
import { formatFileSize } from '../../../shared/format/numbers.ts'
import UploadOutlined from '../../../shared/icons/upload-outlined.tsx'
import { FileField } from '../../../shared/ui/file-field.tsx'
import { type FileLimits, fileProblem } from '../../../shared/ui/file-problem.ts'
import { useToast } from '../../../shared/ui/toast-provider.tsx'
import { useUploadImage } from './image.mutations.ts'

const LIMITS: FileLimits = { accept: '.jpg,.jpeg,.png,.webp', maxBytes: IMAGE_MAX_BYTES }

export function ImageUploadForm({ departmentId }: { departmentId: number }) {
  const toast = useToast()
  const upload = useUploadImage()
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState<number | null>(null)

  const choose = (chosen: File | null) => {
    upload.reset()
    setFile(chosen)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (file === null || fileProblem(file, LIMITS) !== null || upload.isPending) return
    setProgress(0)
    const uploading = upload.mutateAsync({ departmentId, file, onProgress: setProgress })
    onceDone(
      uploading.finally(() => setProgress(null)),
      () => {
        setFile(null)
        toast({ severity: 'success', message: m.image_uploaded() })
      },
    )
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}
    >
      <FileField
        label={m.image_file()}
        file={file}
        onChange={choose}
        {...LIMITS}
        hint={m.image_hint({ size: formatFileSize(IMAGE_MAX_BYTES) })}
        error={upload.error && !isSessionEnd(upload.error) ? errorMessage(upload.error) : undefined}
        progress={progress}
      />
      {file !== null && fileProblem(file, LIMITS) === null && (
        <Button
          type="submit"
          variant="contained"
          startIcon={<UploadOutlined aria-hidden />}
          disabled={upload.isPending}
        >
          {m.image_upload()}
        </Button>
      )}
    </Box>
  )
}
