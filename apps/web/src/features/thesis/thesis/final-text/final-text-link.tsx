import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { download } from '../../../../shared/api/download.ts'
import DownloadOutlined from '../../../../shared/icons/download-outlined.tsx'
import { useErrorToast } from '../../../../shared/ui/use-error-toast.ts'

/** Opens the final text; nothing where none was submitted. */
export function FinalTextLink({ thesis }: { thesis: Thesis }) {
  const errorToast = useErrorToast()
  const open = useMutation({
    mutationFn: () => download('downloadFinalText', { params: { thesisId: thesis.id } }),
    onError: (error) => errorToast(error),
  })
  if (thesis.finalTextName === null) return null
  return (
    <Button
      startIcon={<DownloadOutlined />}
      disabled={open.isPending}
      onClick={() => open.mutate()}
      sx={{ justifySelf: 'start', textAlign: 'left', overflowWrap: 'anywhere' }}
    >
      {thesis.finalTextName}
    </Button>
  )
}
