import { m } from '../../../paraglide/messages.js'
import { idParam, pageTitle } from '../../../shared/route-module.ts'
import { loadThesis } from '../../signed-in/thesis/load-thesis.ts'
import { ThesisView } from '../../signed-in/thesis/thesis-view.tsx'
import type { Route } from './+types/thesis-page.ts'

export const meta = ({ loaderData }: Route.MetaArgs) => pageTitle(loaderData?.title ?? m.field_thesis())

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadThesis(idParam(params.id))
}

export default function StudentsThesisPage({ params }: Route.ComponentProps) {
  return <ThesisView thesisId={idParam(params.id)} />
}
