import { extname } from 'node:path'
import { PlainError } from '../plain-error.mjs'
import { cut } from './cut.mjs'

/** `<!-- snippet: path#symbol -->` and the block of code below it, which may be missing. */
const SNIPPET = /<!-- snippet: (\S+?)(?:#(.+?))? -->\n(?:```[a-z]*\n[\s\S]*?\n```\n)?/g

/**
 * A document with every block below a marker cut anew from the file that the marker names.
 *
 * @param {string} text
 * @param {(path: string) => string} read
 */
export function withFreshSnippets(text, read) {
  return text.replace(SNIPPET, (_whole, path, symbol) => {
    const marker = `<!-- snippet: ${path}${symbol === undefined ? '' : `#${symbol}`} -->`
    return `${marker}\n\`\`\`${extname(path).slice(1)}\n${cutFrom(path, symbol, read)}\n\`\`\`\n`
  })
}

/**
 * @param {string} path
 * @param {string | undefined} symbol
 * @param {(path: string) => string} read
 */
function cutFrom(path, symbol, read) {
  let source
  try {
    source = read(path)
  } catch {
    throw new PlainError(
      `A snippet is cut from ${path}, which is not there: name the file as it is called now.`,
    )
  }
  const piece = symbol === undefined ? source.trimEnd() : cut(source, path, symbol)
  if (piece === null) throw new PlainError(`${path} has no ${symbol}: name the snippet as it is called now.`)
  return piece
}
