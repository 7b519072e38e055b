import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus where the person works: when what had it leaves the page with its action, the nearest part around it that
 * can have the focus gets it, and the keyboard does not start again at the top of the page.
 */
export function useFocusNearby<Page extends HTMLElement>(): RefObject<Page | null> {
  const page = useRef<Page>(null)
  useEffect(() => {
    const root = page.current
    if (root === null) return
    let around: HTMLElement[] = []
    const remember = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      if (root.contains(target)) around = partsAround(target, root)
      // A dialog over the page is opened from it.
      else if (target.closest(DIALOG) === null) around = []
    }
    // Pressed beside everything, the focus is given up and not lost.
    const forget = ({ target }: Event) => {
      if (target instanceof Element && target.closest(FOCUSABLE) === null) around = []
    }
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body) return
      around.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true })
    })
    const listening = new AbortController()
    document.addEventListener('focusin', remember, { signal: listening.signal })
    document.addEventListener('pointerdown', forget, { signal: listening.signal })
    // Dialogs stand outside of the page, and give the focus back when they close.
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      listening.abort()
      observer.disconnect()
    }
  }, [])
  return page
}

const DIALOG = '[role=dialog], [role=alertdialog]'
const FOCUSABLE = 'a, button, input, textarea, [tabindex]'

/** The parts with a place for the focus that an element lies in, the nearest first. */
function partsAround(element: Element, root: HTMLElement): HTMLElement[] {
  const parts: HTMLElement[] = []
  for (let part = element.parentElement; part !== null && part !== root; part = part.parentElement)
    if (part.tabIndex === -1 && part.hasAttribute('tabindex')) parts.push(part)
  return parts
}
