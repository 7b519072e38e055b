/** Scrolls to a part of the page that can have the focus, and gives it the focus; one that is still to come is led to by its address. */
export function leadTo(targetId: string): void {
  const target = document.getElementById(targetId)
  if (target === null) window.location.hash = targetId
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  target?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' })
  target?.focus({ preventScroll: true })
}
