import { useSyncExternalStore } from 'react'

let isPrinting = false

function follow(onChange: () => void): () => void {
  const turn = (to: boolean) => () => {
    isPrinting = to
    onChange()
  }
  const [begin, end] = [turn(true), turn(false)]
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}

/** Whether the page is being drawn for paper: what changes with it is there before the browser takes its picture. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    follow,
    () => isPrinting,
    () => false,
  )
}
