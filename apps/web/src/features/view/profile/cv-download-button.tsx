import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { m } from '../../../paraglide/messages.js'
import { download } from '../../../shared/api/download.ts'
import DownloadOutlined from '../../../shared/icons/download-outlined.tsx'
import { useErrorToast } from '../../../shared/ui/use-error-toast.ts'

/** Opens the CV of a person, through a link that is valid for a minute. */
export function CvDownloadButton({ username, fileName }: { username: string; fileName: string }) {
  const errorToast = useErrorToast()
  const open = useMutation({
    mutationFn: () => download('downloadCvOf', { params: { username } }),
    onError: (error) => errorToast(error),
  })
  return (
    <Button
      startIcon={<DownloadOutlined aria-hidden />}
      loading={open.isPending}
      onClick={() => open.mutate()}
      aria-label={`${m.profile_cv_download()}: ${fileName}`}
    >
      {m.profile_cv_download()}
    </Button>
  )
}
