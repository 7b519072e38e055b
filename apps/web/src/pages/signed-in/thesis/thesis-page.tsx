import { m } from '../../../paraglide/messages.js'
import { idParam, pageTitle } from '../../../shared/route-module.ts'
import type { Route } from './+types/thesis-page.ts'
import { loadThesis } from './load-thesis.ts'
import { ThesisView } from './thesis-view.tsx'

export const meta = ({ loaderData }: Route.MetaArgs) => pageTitle(loaderData?.title ?? m.field_thesis())

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadThesis(idParam(params.thesisId))
}

export default function ThesisPage({ params }: Route.ComponentProps) {
  return <ThesisView thesisId={idParam(params.thesisId)} />
}
