/**
 * Invisible characters: soft hyphens, zero-width blanks, marks of direction. They come along when text is pasted.
 * Signs of Arabic and Egyptian that Unicode counts among the format characters are seen, and are none of these.
 */
const INVISIBLE = '(?=\\p{Cf})\\p{Default_Ignorable_Code_Point}|[\\ufff9-\\ufffb]'
/** The two joiners. Persian and the languages of India write other letters by them, and one picture is made of several. */
const JOINED =
  '(?<=(?![\\p{Script=Greek}\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Common}])[\\p{L}\\p{M}])[\\u200c\\u200d]' +
  '(?=(?![\\p{Script=Greek}\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Common}])\\p{L})' +
  '|(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})'
const NEEDLESS = new RegExp(`(?!${JOINED})(?:${INVISIBLE})`, 'gu')

/** A text without invisible characters, but those that a language needs between its letters. */
export function withoutInvisible(text: string): string {
  return text.replace(NEEDLESS, '')
}

/** There are letters that are blanks: the fillers of Korean. */
const VISIBLE_LETTER = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u

/** Whether there is a letter to see, so that a name or a title can be read, said and found. */
export function hasVisibleLetter(text: string): boolean {
  return VISIBLE_LETTER.test(text)
}

/** Neither a blank, among them the empty Braille pattern, nor a mark or a control character by itself. */
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point})[^\s\p{Cc}\p{Z}\p{M}\u2800]/u

/** Whether there is anything to see. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text)
}
