import Button from '@mui/material/Button'
import { lazy, Suspense } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ActionOnTheses } from '../../../entities/thesis/thesis-outcome.mapper.ts'
import { OfferAgainButton } from '../../../features/thesis/thesis/actions/offer-again-button.tsx'
import { ThesisBrowser } from '../../../features/thesis/thesis/browse/thesis-browser.tsx'
import { ThesisListTabs } from '../../../features/thesis/thesis/browse/thesis-list-tabs.tsx'
import { CatalogueLink } from '../../../features/view/catalogue/catalogue-link.tsx'
import { m } from '../../../paraglide/messages.js'
import AddOutlined from '../../../shared/icons/add-outlined.tsx'
import { paths } from '../../../shared/paths.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

const EMPTY_TEXTS = {
  inProgress: m.thesis_list_none_in_progress,
  ungiven: m.thesis_list_none_ungiven,
  ended: m.thesis_list_none_ended,
}

function NewThesisButton({ variant }: { variant: 'contained' | 'outlined' }) {
  return (
    <Button
      component={Link}
      to={paths.instructor.createThesis()}
      variant={variant}
      startIcon={<AddOutlined />}
    >
      {m.thesis_new()}
    </Button>
  )
}

const CopyListToTheses = lazy(async () => ({
  default: (await import('../../../features/thesis/todo-list/list/copy-list-to-theses.tsx')).CopyListToTheses,
}))

const copyListToTheses = (act: ActionOnTheses) => (
  <Suspense>
    <CopyListToTheses {...act} />
  </Suspense>
)

/** The common part of the three pages of an instructor's theses. */
export function InstructorTheses({ list }: { list: keyof typeof EMPTY_TEXTS }) {
  const navigate = useNavigate()
  return (
    <>
      <PageHeader
        title={m.thesis_list_theses()}
        actions={
          <>
            {list === 'ungiven' && <CatalogueLink />}
            <NewThesisButton variant="contained" />
          </>
        }
      />
      <ThesisListTabs list={list} />
      <ThesisBrowser
        key={list}
        list={list}
        isOwn
        copyList={copyListToTheses}
        pathOf={(thesis) => paths.thesis(thesis.id)}
        empty={
          <EmptyState
            text={EMPTY_TEXTS[list]()}
            action={list !== 'ended' && <NewThesisButton variant="outlined" />}
          />
        }
        cardActions={(thesis) =>
          thesis.state === 'ended' ? (
            <OfferAgainButton
              thesis={thesis}
              isSmall
              onOffered={(id) => void navigate(paths.instructor.editThesis(id))}
            />
          ) : (
            <Button component={Link} to={paths.instructor.editThesis(thesis.id)} size="small">
              {m.word_edit()}
            </Button>
          )
        }
      />
    </>
  )
}
