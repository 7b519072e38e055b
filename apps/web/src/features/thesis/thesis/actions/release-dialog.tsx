import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { ReasonDialog } from '../../../../shared/ui/reason-dialog.tsx'
import { useReleaseThesis } from '../release.mutations.ts'

interface ReleaseDialogProps {
  thesis: Thesis
  open: boolean
  onClose: () => void
}

/** Ends the assignment of a student who gave up; the reason goes into the history. */
export function ReleaseDialog({ thesis, open, onClose }: ReleaseDialogProps) {
  const release = useReleaseThesis()
  if (!open) return null
  return (
    <ReasonDialog
      title={m.thesis_release()}
      text={m.thesis_release_text()}
      label={m.field_reason()}
      verb={m.thesis_release()}
      isPending={release.isPending}
      error={release.error}
      onReason={(reason) => release.mutateAsync({ thesisId: thesis.id, reason })}
      onClose={onClose}
    />
  )
}
