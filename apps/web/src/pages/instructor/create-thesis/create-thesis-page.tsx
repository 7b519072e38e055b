import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { keywordQueries } from '../../../entities/keyword/keyword.queries.ts'
import { ThesisForm } from '../../../features/thesis/thesis/form/thesis-form.tsx'
import { useCreateThesis } from '../../../features/thesis/thesis/thesis.mutations.ts'
import { EMPTY_THESIS_FORM } from '../../../features/thesis/thesis/thesis-form.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { useToast } from '../../../shared/ui/toast-provider.tsx'

export const meta = () => pageTitle(m.thesis_new())

export default function CreateThesisPage() {
  const { data: keywords = [] } = useQuery(keywordQueries.list())
  const form = useForm({ defaultValues: EMPTY_THESIS_FORM })
  const create = useCreateThesis()
  const navigate = useNavigate()
  const toast = useToast()
  const createdId = useRef<number | null>(null)

  return (
    <>
      <PageHeader title={m.thesis_new()} lead={m.thesis_new_intro()} />
      <ThesisForm
        form={form}
        draftKey="thesis-new"
        keywords={keywords}
        pending={create.isPending}
        error={create.error}
        onSave={async (values) => {
          createdId.current = await create.mutateAsync(values)
        }}
        onSaved={() => {
          toast({ severity: 'success', message: m.ui_saved() })
          if (createdId.current !== null)
            void navigate(paths.instructor.editThesis(createdId.current), { replace: true })
        }}
      />
    </>
  )
}
