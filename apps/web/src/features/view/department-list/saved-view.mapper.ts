import type { Wire } from '@diatrivi/contract/endpoints'

/** A way to look at a list, under a name. */
export interface View {
  id: number
  name: string
  /** As it stands behind the address of the list. */
  query: string
}

export function toView({ viewID, name, query }: Wire<'listSavedViews'>['response'][number]): View {
  return { id: viewID, name, query }
}
