import { normaliseText } from '@diatrivi/domain/shared/greek-text'
import { endingsOf, isKnownEnding } from './file-endings.ts'

const LONGEST = 255
const LONGEST_ENDING = 16
/** More than any system allows; what is longer is cut before anything is done with it. */
const LONGEST_READ = 1_000
const NAMELESS = 'αρχείο'

/**
 * Whatever is not seen: control characters, those that turn `fdp.exe` into `exe.pdf` on a screen, fillers, and characters
 * that have no meaning.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu
/** Among them the empty Braille pattern. */
const BLANKS = /[\p{Zs}\u2800]+/gu
/** What Windows takes in no name; a colon would name a stream behind a file. */
const FORBIDDEN = /[<>:"|?*]/g
/** What Windows takes for a device, whatever its ending. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|(?:com|lpt)[0-9¹²³]) *(?:\.|$)/i

/**
 * The name of a file in full Unicode, fit to be shown and offered as a download; never used as a path. It ends as files
 * of this type do, so that a double click opens a document.
 */
export function fileName(given: string | undefined, mediaType: string): string {
  const name = withEndingOf(mediaType, plainName(given))
  return shortened(DEVICE.test(name) ? `_${name}` : name)
}

/** The ending of a name as it was given, without its dot, in lower case; empty when there is none. */
export function givenEnding(given: string | undefined): string {
  return endingOf(plainName(given))
}

function plainName(given = ''): string {
  const lastStep = given.slice(-LONGEST_READ).split(/[/\\]/).at(-1) ?? ''
  const name = normaliseText(lastStep.replace(INVISIBLE, '')).replace(BLANKS, ' ').replace(FORBIDDEN, '_')
  return bare(name)
}

/** Without dots and blanks around it, which Windows drops at the end. */
function bare(name: string): string {
  return name.replace(/^[. ]+/, '').replace(/[. ]+$/, '')
}

function endingOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase()
}

function withEndingOf(mediaType: string, name: string): string {
  const endings = endingsOf(mediaType)
  const ending = endingOf(name)
  if (endings.includes(ending)) return name
  // What a text is can often be read in its ending only: `model.py` becomes `model.py.txt`.
  const isReplaced = mediaType !== 'text/plain' && isKnownEnding(ending)
  if (isReplaced) return withEndingOf(mediaType, bare(name.slice(0, -ending.length - 1)))
  return `${name || NAMELESS}.${endings[0]}`
}

function shortened(name: string): string {
  const characters = Array.from(name)
  if (characters.length <= LONGEST) return name
  const ending = endingOf(name)
  if (ending.length > LONGEST_ENDING) return characters.slice(0, LONGEST).join('')
  const kept = characters.slice(0, LONGEST - ending.length - 1).join('')
  return `${kept}.${ending}`
}
