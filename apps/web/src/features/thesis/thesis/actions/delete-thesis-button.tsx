import { canThesis } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import Box from '@mui/material/Box'
import { refusalSentence } from '../../../../entities/thesis/refusal-sentence.ts'
import { type Thesis, toThesisFacts } from '../../../../entities/thesis/thesis.mapper.ts'
import { toActor, type Viewer } from '../../../../entities/viewer/viewer.ts'
import { m } from '../../../../paraglide/messages.js'
import DeleteOutlined from '../../../../shared/icons/delete-outlined.tsx'
import { useConfirm } from '../../../../shared/ui/confirm-provider.tsx'
import { ReasonedButton } from '../../../../shared/ui/reasoned-button.tsx'
import { useAction } from '../../../../shared/ui/use-action.ts'
import { useDeleteThesis } from '../thesis.mutations.ts'

interface DeleteThesisButtonProps {
  thesis: Thesis
  viewer: Viewer
  onDeleted: () => void
}

export function DeleteThesisButton({ thesis, viewer, onDeleted }: DeleteThesisButtonProps) {
  const confirm = useConfirm()
  const act = useAction()
  const remove = useDeleteThesis()

  const ask = async () => {
    const isSure = await confirm({
      text: m.thesis_delete_text({ title: thesis.title }),
      confirmLabel: m.word_delete(),
      cancelLabel: m.ui_cancel(),
      isDestructive: true,
    })
    if (!isSure) return
    if (await act(() => remove.mutateAsync(thesis.id), { done: m.thesis_deleted() })) onDeleted()
  }

  return (
    // As wide as its words, refused or not, wherever it stands.
    <Box>
      <ReasonedButton
        color="error"
        variant="outlined"
        startIcon={<DeleteOutlined />}
        reason={refusalSentence(canThesis.delete(toActor(viewer), toThesisFacts(thesis, viewer)))}
        disabled={remove.isPending}
        onClick={() => void ask()}
      >
        {m.thesis_delete()}
      </ReasonedButton>
    </Box>
  )
}
