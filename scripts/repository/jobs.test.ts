import { expect, it } from 'vitest'
import { read } from './tracked-files.ts'

it('every recurring job has a name on the page about the system', () => {
  const jobs = [...read('apps/api/src/leader-jobs.ts').matchAll(/\{ name: '([^']+)', every:/g)].map(
    ([, name]) => name ?? '',
  )
  expect(jobs.length).toBeGreaterThan(5)
  const words = read('apps/web/src/features/work/administration/system/system-words.ts')
  expect(jobs.filter((name) => !new RegExp(`^ {2}'?${name}'?: m\\.`, 'm').test(words))).toEqual([])
})
