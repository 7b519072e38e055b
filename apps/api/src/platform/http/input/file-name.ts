const LONGEST = 255
const LONGEST_ENDING = 16

/** Path separators, control characters, and the invisible ones that can turn `fdp.exe` into `exe.pdf` on a screen. */
const UNSAFE = /[/\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** The name of an upload in full Unicode, fit to be shown and offered as a download; never used as a path. */
export function displayName(given: string | undefined): string {
  const lastStep = (given ?? '').normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const cleaned = lastStep
    .replace(UNSAFE, '')
    .trim()
    .replace(/^\.+/, '')
    .replace(/[. ]+$/, '')
  return cleaned === '' ? 'αρχείο' : shortened(cleaned)
}

/** The ending without its dot, in lower case; empty when there is none. */
export function endingOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase()
}

function shortened(name: string): string {
  const characters = Array.from(name)
  if (characters.length <= LONGEST) return name
  const ending = endingOf(name)
  if (ending === '' || ending.length > LONGEST_ENDING) return characters.slice(0, LONGEST).join('')
  const kept = characters.slice(0, LONGEST - ending.length - 1).join('')
  return `${kept}.${ending}`
}
