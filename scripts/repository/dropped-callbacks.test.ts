import { parseSync } from '@swc/core'
import { expect, it } from 'vitest'
import { read, trackedFiles } from './tracked-files.ts'

const sources = trackedFiles().filter((path) => /^apps\/web\/src\/.*(?<!\.test)\.tsx?$/.test(path))

/** Whether something calls `x.mutate(variables, callbacks)`. */
function givesCallbacks(source: string, tsx = true): boolean {
  let isFound = false
  JSON.stringify(parseSync(source, { syntax: 'typescript', tsx }), (_key, node) => {
    const isMutate = node?.type === 'CallExpression' && node.callee?.property?.value === 'mutate'
    if (isMutate && node.arguments.length > 1) isFound = true
    return node
  })
  return isFound
}

it('no component gives callbacks to a mutation, which would be dropped with the component', () => {
  expect(sources.filter((path) => givesCallbacks(read(path), path.endsWith('x')))).toEqual([])
})

it('such a call is found, and one without callbacks is none', () => {
  expect(givesCallbacks('save.mutate({ id }, { onSuccess: close })')).toBe(true)
  expect(givesCallbacks('save.mutate({ id })')).toBe(false)
})
