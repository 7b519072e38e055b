import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { m } from '../../../paraglide/messages.js'
import { download } from '../../../shared/api/download.ts'
import DownloadOutlined from '../../../shared/icons/download-outlined.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import { useErrorToast } from '../../../shared/ui/use-error-toast.ts'
import type { ReleasedThesis } from './past-thesis.mapper.ts'

/** The abstract and the final text that were handed in before the end; nothing where there were none. */
export function FormerText({ thesis }: { thesis: ReleasedThesis }) {
  const { abstract, finalTextName } = thesis.released
  if (abstract === null && finalTextName === null) return null
  return (
    <Section title={m.word_final_text()}>
      <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
        {abstract !== null && (
          <Typography sx={{ maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {abstract}
          </Typography>
        )}
        {finalTextName !== null && <FormerTextButton thesis={thesis} name={finalTextName} />}
      </Box>
    </Section>
  )
}

function FormerTextButton({ thesis, name }: { thesis: ReleasedThesis; name: string }) {
  const errorToast = useErrorToast()
  const open = useMutation({
    mutationFn: () =>
      download('downloadFinalText', {
        params: { thesisId: thesis.id },
        query: { assignment: String(thesis.released.assignmentId) },
      }),
    onError: (error) => errorToast(error),
  })
  return (
    <Button
      startIcon={<DownloadOutlined />}
      disabled={open.isPending}
      onClick={() => open.mutate()}
      aria-label={m.word_download_named({ name })}
      sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}
    >
      {name}
    </Button>
  )
}
