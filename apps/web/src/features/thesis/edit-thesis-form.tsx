import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Thesis } from '../../model/thesis.mapper.ts'
import { m } from '../../paraglide/messages.js'
import { isApiError } from '../../shared/api/api-error.ts'
import { useToast } from '../../shared/ui/toast-provider.tsx'
import { useEditThesis } from './thesis.mutations.ts'
import { thesisQueries } from './thesis.queries.ts'
import { ThesisConflict } from './thesis-conflict.tsx'
import { type ThesisFormValues, toThesisForm } from './thesis-form.mapper.ts'
import { ThesisForm } from './thesis-form.tsx'

/** The form over a thesis that exists. It saves upon the version it was read at, so that no word is overwritten unseen. */
export function EditThesisForm({ thesis, keywords }: { thesis: Thesis; keywords: readonly string[] }) {
  const [basis, setBasis] = useState({ thesis, round: 0 })
  const queryClient = useQueryClient()
  const toast = useToast()
  const edit = useEditThesis()
  const isConflict = isApiError(edit.error, 'version_conflict')

  const save = async (values: ThesisFormValues, version: number | undefined) => {
    const saved = await edit.mutateAsync({ thesisId: thesis.id, values, version })
    setBasis((before) => ({ thesis: saved, round: before.round }))
  }
  const tell = () => toast({ severity: 'success', message: m.ui_saved() })

  const reload = async () => {
    const fresh = await queryClient.fetchQuery({ ...thesisQueries.detail(thesis.id), staleTime: 0 })
    edit.reset()
    setBasis((before) => ({ thesis: fresh, round: before.round + 1 }))
  }
  const overwrite = async () => {
    if (edit.variables === undefined) return
    await save(edit.variables.values, undefined)
    setBasis((before) => ({ ...before, round: before.round + 1 }))
    tell()
  }

  return (
    <ThesisForm
      key={basis.round}
      values={toThesisForm(basis.thesis)}
      draftKey={`thesis-${thesis.id}`}
      keywords={keywords}
      onSave={(values) => save(values, basis.thesis.version)}
      onSaved={tell}
      pending={edit.isPending}
      error={isConflict ? null : edit.error}
      notice={
        isConflict && <ThesisConflict onReload={() => void reload()} onOverwrite={() => void overwrite()} />
      }
    />
  )
}
