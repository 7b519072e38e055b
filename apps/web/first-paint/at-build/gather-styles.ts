/** The key of styles with a class; styles of the whole page have a key and an element of their own. */
const KEY = 'css'

/**
 * Emotion writes a style before each of the first elements that use it. A few in the head, as it would move them in the
 * browser, are a few hashes in the page's policy instead of eighty. Their order stays.
 */
export function gatherStyles(document: Document): void {
  let last: HTMLStyleElement | undefined
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')) {
    const name = (one: HTMLStyleElement) => one.dataset.emotion ?? ''
    const isOfAClass = name(style).startsWith(`${KEY} `)
    if (isOfAClass && last && name(last).startsWith(`${KEY} `)) {
      last.dataset.emotion = name(last) + name(style).slice(KEY.length)
      last.append(style.textContent)
      style.remove()
    } else {
      document.head.append(style)
      last = style
    }
  }
}
