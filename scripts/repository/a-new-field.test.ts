import { expect, it } from 'vitest'
import { read, trackedFiles } from './tracked-files.ts'

const EXAMPLE = /\btextLanguage\b|\btext_language\b|\bTEXT_LANGUAGE_WORDS =|"thesis_text_language/
/** Tests, and what `npm run write:migration` writes. */
const BESIDE = /\.test\.tsx?$|\/testing\/|\/migrations\b/

it('the guide of a new field names every file of the product that its example stands in', () => {
  const rows = read('docs/guides/a-new-field.md').match(/^\| `.+$/gm) ?? []
  const named = rows
    .flatMap((row) => row.split('|')[1]?.match(/(?<=`)[^`\s]+(?=`)/g) ?? [])
    .filter((path) => path.includes('/') && !BESIDE.test(path))
  const files = trackedFiles().filter(
    (path) =>
      /^(?:apps|packages)\/.+\.(?:tsx?|json)$/.test(path) && !BESIDE.test(path) && EXAMPLE.test(read(path)),
  )
  expect(named.sort()).toEqual(files.sort())
})
