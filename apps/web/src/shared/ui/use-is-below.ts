import { useEffect, useState } from 'react'

/** What was scrolled past counts as seen, also where a leap over it never showed it: the window is taken to reach far up. */
const FAR_UP = { rootMargin: '1000000px 0px 0px 0px' }

/** Whether the element of this id lies wholly below what the window shows. False where there is none. */
export function useIsBelow(id: string): boolean {
  const [isBelow, setBelow] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (element === null) return
    const observer = new IntersectionObserver(
      (entries) => setBelow(entries.at(-1)?.isIntersecting === false),
      FAR_UP,
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isBelow
}
