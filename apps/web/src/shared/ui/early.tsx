import { type ComponentType, lazy, useState } from 'react'

const isBrowser = typeof window !== 'undefined'
/** Where a page is written into a file at build time, nothing comes later. */
const NEVER = new Promise<never>(() => undefined)

/**
 * A component whose code is left out of the first paint and travels together with the page's data: asked for at once,
 * and drawn without a gap where it is there in time. Stands in a `Suspense` for where it is not.
 */
export function early<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  const loading = isBrowser ? begin() : NEVER
  async function begin() {
    loaded = await load()
    return { default: loaded }
  }
  const Late = lazy<ComponentType<Props>>(() => loading)

  return function Early(props: Props) {
    // Chosen once: another type of component later would lose what it holds.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Late)
    return <Component {...props} />
  }
}

/**
 * The same for what stands in a closed drawer, or far down a form: the page does not name it, where it would hold up what is
 * read first (`tooling/early-parts.ts`).
 */
export const soon = early
