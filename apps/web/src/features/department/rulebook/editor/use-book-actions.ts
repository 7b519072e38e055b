import { compareDates } from '@diatrivi/domain/shared/dates'
import { m } from '../../../../paraglide/messages.js'
import { today } from '../../../../shared/format/clock.ts'
import { formatDayLong } from '../../../../shared/format/dates.ts'
import { useConfirm } from '../../../../shared/ui/confirm-provider.tsx'
import { useAction } from '../../../../shared/ui/use-action.ts'
import type { RehearsedThesis, Rulebook } from '../rulebook.mapper.ts'
import { useDeleteRulebook, usePublishRulebook, useRehearseRulebook } from '../rulebook.mutations.ts'

interface Results {
  onRehearsed: (theses: RehearsedThesis[]) => void
  onDeleted: () => void
}

/** What is done with a draft as it is saved; what cannot be undone after a question. */
export function useBookActions(book: Rulebook, { onRehearsed, onDeleted }: Results) {
  const confirm = useConfirm()
  const act = useAction()
  const { mutateAsync: rehearse } = useRehearseRulebook()
  const { mutateAsync: publish } = usePublishRulebook()
  const { mutateAsync: remove } = useDeleteRulebook()

  return {
    rehearse: () => act(async () => onRehearsed(await rehearse(book))),

    publish: async () => {
      const isPast = compareDates(book.inForceFrom, today()) < 0
      const day = formatDayLong(book.inForceFrom)
      const isSure = await confirm({
        title: m.rulebook_publish_title({ day }),
        text: isPast ? m.rulebook_publish_past({ day }) : m.rulebook_publish_text({ day }),
        confirmLabel: m.rulebook_publish(),
        cancelLabel: m.ui_cancel(),
      })
      if (isSure) await act(() => publish(book), { done: m.rulebook_published({ day }) })
    },

    remove: async () => {
      const isSure = await confirm({
        text: m.rulebook_delete_question({ title: book.title }),
        confirmLabel: m.word_delete(),
        cancelLabel: m.ui_cancel(),
        isDestructive: true,
      })
      if (isSure && (await act(() => remove(book), { done: m.rulebook_deleted() }))) onDeleted()
    },
  }
}
