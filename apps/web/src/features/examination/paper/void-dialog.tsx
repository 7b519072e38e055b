import { m } from '../../../paraglide/messages.js'
import { ReasonDialog } from '../../../shared/ui/reason-dialog.tsx'
import type { Paper } from './paper.mapper.ts'
import { useVoidPaper } from './paper.mutations.ts'
import { nameOf } from './paper-words.tsx'

/** Declaring a paper void, with the reason. */
export function VoidDialog({ paper, onClose }: { paper: Paper; onClose: () => void }) {
  const voiding = useVoidPaper()
  return (
    <ReasonDialog
      title={m.paper_void_title({ paper: nameOf(paper) })}
      text={m.paper_void_text()}
      label={m.field_reason()}
      verb={m.paper_void_verb()}
      isPending={voiding.isPending}
      error={voiding.error}
      onReason={(reason) => voiding.mutateAsync({ paperId: paper.id, reason })}
      onClose={onClose}
    />
  )
}
