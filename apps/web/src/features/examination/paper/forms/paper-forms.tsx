import { PAPER_KINDS, type PaperKind } from '@diatrivi/domain/examination/paper/paper-facts'
import { PAPER_KIND_NAMES } from '@diatrivi/domain/examination/paper/paper-names'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { download } from '../../../../shared/api/download.ts'
import { formatDay } from '../../../../shared/format/dates.ts'
import { said } from '../../../../shared/format/said.ts'
import { toDay } from '../../../../shared/format/wire-day.ts'
import { useConfirm } from '../../../../shared/ui/confirm-provider.tsx'
import { READING_WIDTH } from '../../../../shared/ui/measures.ts'
import { ListSkeleton } from '../../../../shared/ui/skeletons.tsx'
import { useAction } from '../../../../shared/ui/use-action.ts'
import { FormTagsDialog } from './form-tags-dialog.tsx'
import { useDeletePaperForm } from './paper-form.mutations.ts'
import { type PaperForm, paperFormQueries } from './paper-form.queries.ts'

const FormTrialDialog = lazy(() => import('./form-trial-dialog.tsx'))
const FormUploadDialog = lazy(() => import('./form-upload-dialog.tsx'))

/** Every kind of paper, with the form of the department where it has one. */
export function PaperForms() {
  const { data } = useQuery({ ...paperFormQueries.ofDepartment(), throwOnError: true })
  if (data === undefined) return <ListSkeleton count={PAPER_KINDS.length} />
  return (
    <Box
      component="ul"
      aria-label={m.paper_form_title()}
      sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: READING_WIDTH }}
    >
      {PAPER_KINDS.map((kind) => (
        <KindItem key={kind} kind={kind} form={data.find((form) => form.kind === kind) ?? null} />
      ))}
    </Box>
  )
}

function KindItem({ kind, form }: { kind: PaperKind; form: PaperForm | null }) {
  const [open, setOpen] = useState<'upload' | 'tags' | 'trial' | null>(null)
  const close = () => setOpen(null)
  const name = said(PAPER_KIND_NAMES[kind])
  return (
    <Box component="li" sx={ROW}>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {form === null
          ? m.paper_form_none()
          : m.paper_form_about({ name: form.name, version: form.version, day: formatDay(toDay(form.setAt)) })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1 }}>
        <Button
          size="small"
          aria-label={(form === null ? m.paper_form_give_named : m.paper_form_replace_named)({ kind: name })}
          onClick={() => setOpen('upload')}
        >
          {form === null ? m.paper_form_give() : m.word_replace()}
        </Button>
        <Button
          size="small"
          variant="text"
          aria-label={m.paper_form_tags_named({ kind: name })}
          onClick={() => setOpen('tags')}
        >
          {m.paper_form_tags()}
        </Button>
        {form !== null && <ActionsOnForm kind={kind} onTrial={() => setOpen('trial')} />}
      </Box>
      <Suspense>
        {open === 'upload' && <FormUploadDialog kind={kind} onClose={close} />}
        {open === 'trial' && <FormTrialDialog kind={kind} onClose={close} />}
      </Suspense>
      {open === 'tags' && <FormTagsDialog kind={kind} onClose={close} />}
    </Box>
  )
}

function ActionsOnForm({ kind, onTrial }: { kind: PaperKind; onTrial: () => void }) {
  const run = useAction()
  const confirm = useConfirm()
  const deleting = useDeletePaperForm()
  const name = said(PAPER_KIND_NAMES[kind])
  const remove = async () => {
    const isMeant = await confirm({
      title: m.paper_form_delete_title({ kind: name }),
      text: m.paper_form_delete_text(),
      confirmLabel: m.word_delete(),
      isDestructive: true,
    })
    if (isMeant) await run(() => deleting.mutateAsync(kind), { done: m.paper_form_deleted() })
  }
  return (
    <>
      {/* A certificate is about an instructor and some days, which its own page asks for. */}
      {kind !== 'supervision' && (
        <Button
          size="small"
          variant="text"
          aria-label={m.paper_form_try_named({ kind: name })}
          onClick={onTrial}
        >
          {m.paper_form_try()}
        </Button>
      )}
      <Button
        size="small"
        variant="text"
        aria-label={m.paper_form_download_named({ kind: name })}
        onClick={() => void run(() => download('downloadPaperForm', { params: { kind } }))}
      >
        {m.word_download()}
      </Button>
      <Button
        size="small"
        variant="text"
        color="error"
        aria-label={m.paper_form_delete_named({ kind: name })}
        disabled={deleting.isPending}
        onClick={() => void remove()}
      >
        {m.word_delete()}
      </Button>
    </>
  )
}

const ROW = { py: 4, borderTop: 1, borderColor: 'divider' } as const
