/** How a secret is made that keeps the rule. */
const MADE_BY = '"openssl rand -base64 48" prints one'
const MIN_LENGTH = 32
const MIN_VARIETY = 8

/** @type {import('./rules.mjs').Rule<string>} */
export const signingSecret = {
  mustBe: `at least ${MIN_LENGTH} random characters that nobody can guess: ${MADE_BY}`,
  read: (text) => (text.length >= MIN_LENGTH && isVaried(text) ? text : undefined),
}

/**
 * Whether the text looks drawn and not typed: a letter held down, a word repeated and a run of the alphabet have few
 * characters, or few steps between neighbours. Random hexadecimal digits, the least varied of all, have some 14 and 20.
 *
 * @param {string} text
 */
function isVaried(text) {
  const characters = [...text]
  const steps = characters.slice(1).map((one, before) => code(one) - code(characters[before] ?? ''))
  return new Set(characters).size >= MIN_VARIETY && new Set(steps).size >= MIN_VARIETY && !isRepetition(text)
}

/** @param {string} text */
function isRepetition(text) {
  // A text that is a piece several times over is found inside its own double before its end.
  return `${text}${text}`.indexOf(text, 1) < text.length
}

/** @param {string} character */
function code(character) {
  return character.codePointAt(0) ?? 0
}
