import { describe, expect, it } from 'vitest'
import { namedAnchorsOf } from './anchors.ts'
import { read, trackedFiles } from './tracked-files.ts'

const CITED = ['docs/regulation.md', 'docs/glossary.md']
const texts = trackedFiles().filter((path) => /\.(?:ts|tsx|mjs|cjs|css|md|sql)$/.test(path))

interface Citation {
  path: string
  anchor: string
}

/** `docs/regulation.md#accept` in a comment, `../regulation.md#accept` in a link, `#accept` within the document itself. */
function citationsOf(document: string): Citation[] {
  const name = document.replace(/^.*\//, '').replace('.', '\\.')
  return texts.flatMap((path) => {
    const pattern = path === document ? /\]\(()#([\w-]+)\)/g : new RegExp(`()\\b${name}#([\\w-]+)`, 'g')
    return [...read(path).matchAll(pattern)].map(([, , anchor = '']) => ({ path, anchor }))
  })
}

describe.each(CITED)('%s', (document) => {
  const anchors = namedAnchorsOf(document)

  it('sets each of its anchors once', () => {
    expect(anchors.filter((anchor, place) => anchors.indexOf(anchor) !== place)).toEqual([])
  })

  it('has every anchor that is cited', () => {
    const cited = citationsOf(document)
    expect(cited.length).toBeGreaterThan(0)
    expect(cited.filter(({ anchor }) => !anchors.includes(anchor))).toEqual([])
  })
})

it('every rule of the regulation has an anchor', () => {
  const rules = read('docs/regulation.md').match(/^### .+$/gm) ?? []
  expect(rules.length).toBeGreaterThan(60)
  expect(rules.filter((rule) => !/^### \d+\.\d+ .+ <a id="[a-z0-9-]+"><\/a>$/.test(rule))).toEqual([])
})

describe('a rule of the regulation', () => {
  const text = read('docs/regulation.md')
  const numbers = [...text.matchAll(/^### (\d+\.\d+) /gm)].map(([, number = '']) => number)

  it('has the number after the one before it', () => {
    const counted = numbers.map((number, place) => {
      const [chapter = ''] = number.split('.')
      return `${chapter}.${numbers.slice(0, place + 1).filter((one) => one.startsWith(`${chapter}.`)).length}`
    })
    expect(numbers).toEqual(counted)
  })

  it('is cited by its number', () => {
    const rules = text.split(/^### /m).slice(1)
    const numberOf = (anchor: string) =>
      rules.find((rule) => rule.includes(`<a id="${anchor}"></a>`))?.split(' ')[0]
    const wrong = texts.flatMap((path) =>
      [...read(path).matchAll(/\[(\d+\.\d+)\]\((?:[^)\s]*regulation\.md)?#([\w-]+)\)/g)]
        .filter(([, number, anchor = '']) => numberOf(anchor) !== number)
        .map(([link]) => `${path}: ${link}`),
    )
    expect(wrong).toEqual([])
  })
})

it('nothing cites a document that is not in the repository', () => {
  // The words are put together, so that this very file does not count.
  const foreign = new RegExp(`\\b(?:${['contr' + 'act', 'specifi' + 'cation'].join('|')}) \\d|§`, 'i')
  const lines = texts.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, place) => (foreign.test(line) ? [`${path}:${place + 1} ${line.trim()}`] : [])),
  )
  expect(lines.filter((line) => !line.startsWith('scripts/repository/citations.test.ts'))).toEqual([])
})
