import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { keywordQueries } from '../../../entities/keyword/keyword.queries.ts'
import { viewerQueries } from '../../../entities/viewer/viewer.queries.ts'
import { DeleteThesisButton } from '../../../features/thesis/thesis/actions/delete-thesis-button.tsx'
import { ThesisImagePanel } from '../../../features/thesis/thesis/actions/thesis-image-panel.tsx'
import { EditThesisForm } from '../../../features/thesis/thesis/form/edit-thesis-form.tsx'
import { thesisQueries } from '../../../features/thesis/thesis/thesis.queries.ts'
import { AttachedListPanel } from '../../../features/thesis/todo-list/list/attached-list-panel.tsx'
import { m } from '../../../paraglide/messages.js'
import VisibilityOutlined from '../../../shared/icons/visibility-outlined.tsx'
import { paths } from '../../../shared/paths.ts'
import { idParam, pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { loadOwnThesis } from '../../signed-in/thesis/load-thesis.ts'
import type { Route } from './+types/edit-thesis-page.ts'

export const meta = ({ loaderData }: Route.MetaArgs) => pageTitle(loaderData?.title ?? m.thesis_edit())

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadOwnThesis(idParam(params.id))
}

export default function EditThesisPage({ params }: Route.ComponentProps) {
  const { data: thesis } = useSuspenseQuery(thesisQueries.detail(idParam(params.id)))
  const { data: viewer } = useSuspenseQuery(viewerQueries.viewer())
  const { data: keywords = [] } = useQuery(keywordQueries.list())
  const navigate = useNavigate()
  return (
    <>
      <PageHeader
        title={m.thesis_edit()}
        lead={thesis.title}
        actions={
          <Button component={Link} to={paths.thesis(thesis.id)} startIcon={<VisibilityOutlined />}>
            {m.thesis_view()}
          </Button>
        }
      />
      <Box sx={LAYOUT}>
        <EditThesisForm key={thesis.id} thesis={thesis} keywords={keywords} />
        <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
          <AttachedListPanel thesis={thesis} viewer={viewer} />
          <ThesisImagePanel thesis={thesis} />
          <DeleteThesisButton
            thesis={thesis}
            viewer={viewer}
            onDeleted={() => void navigate(paths.instructor.ungivenTheses(), { replace: true })}
          />
        </Box>
      </Box>
    </>
  )
}

const LAYOUT = {
  display: 'grid',
  gap: 5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(320px, 400px)' },
}
