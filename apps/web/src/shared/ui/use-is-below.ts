import { useEffect, useState } from 'react'

/** An element above the window counts as passed, also after a jump over it: the upper margin is very large. */
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
