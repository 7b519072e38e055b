import { m } from '../../../paraglide/messages.js'
import { paths } from '../../../shared/paths.ts'
import { idParam, pageTitle } from '../../../shared/route-module.ts'
import { loadWrittenRulebook, WrittenRulebook } from '../../signed-in/rulebook/written-rulebook.tsx'
import type { Route } from './+types/rulebook-page.ts'

export const meta = () => pageTitle(m.rulebook_book())

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadWrittenRulebook(idParam(params.id))
}

export default function RulebookPage({ loaderData }: Route.ComponentProps) {
  return <WrittenRulebook {...loaderData} backTo={paths.administrator.rulebooks} />
}
