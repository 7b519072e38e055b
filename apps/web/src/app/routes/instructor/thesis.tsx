import { m } from '../../../paraglide/messages.js'
import { idParam } from '../../id-param.ts'
import { loadThesis } from '../../load-thesis.ts'
import { pageTitle } from '../../page-title.ts'
import { ThesisView } from '../../thesis-view.tsx'
import type { Route } from './+types/thesis'

export const meta = ({ loaderData }: Route.MetaArgs) => pageTitle(loaderData?.title ?? m.pages_thesis())

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadThesis(idParam(params.id))
}

export default function InstructorsThesisPage({ params }: Route.ComponentProps) {
  return <ThesisView thesisId={idParam(params.id)} />
}
