// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { type PageFacts, planChunks } from './chunk-plan.ts'

/** Name -> bytes and imports. */
type Modules = Record<string, [size: number, ...imports: string[]]>

function plan(modules: Modules, pages: readonly PageFacts[], costOfRequest = 1_000) {
  return planChunks(pages, {
    costOfRequest,
    factsOf: (id) => {
      const [size, ...imports] = modules[id] ?? []
      return size === undefined ? null : { size, imports }
    },
  })
}

const page = (...entries: string[]) => ({ entries })

const filesOf = (...args: Parameters<typeof plan>) =>
  plan(...args).map(({ modules }) => modules.toSorted().join(' '))

describe('the files that pages share', () => {
  it('hold what the same pages need', () => {
    const modules: Modules = {
      one: [9_000, 'shared', 'mine'],
      two: [9_000, 'shared'],
      shared: [9_000],
      mine: [1],
    }
    expect(plan(modules, [page('one'), page('two')])).toEqual([
      { modules: ['shared'], pages: [0, 1] },
      { modules: ['one', 'mine'], pages: [0] },
      { modules: ['two'], pages: [1] },
    ])
  })

  it('are joined where a request would cost more than the bytes that somebody loads in vain', () => {
    const modules: Modules = { one: [0, 'all', 'some'], two: [2_000, 'all'], all: [5_000], some: [900] }
    expect(filesOf(modules, [page('one'), page('two')])).toEqual(['all one some', 'two'])
    expect(filesOf({ ...modules, some: [1_100] }, [page('one'), page('two')])).toContain('all')
  })

  it('are not joined at the cost of a page whose bytes are dear', () => {
    const modules: Modules = { one: [0, 'all', 'some'], two: [2_000, 'all'], all: [5_000], some: [900] }
    expect(filesOf(modules, [page('one'), { entries: ['two'], costOfByte: 20 }])).toContain('all')
  })

  it('import only from those before them, whatever was joined', () => {
    const modules: Modules = {
      one: [0, 'top'],
      two: [0, 'middle'],
      three: [0, 'base'],
      top: [10, 'middle'],
      middle: [90_000, 'base'],
      base: [10],
    }
    const files = plan(modules, [page('one'), page('one'), page('two'), page('three')])
    const placeOf = (id: string) => files.findIndex((file) => file.modules.includes(id))
    for (const [id, [, ...imports]] of Object.entries(modules)) {
      for (const imported of imports as string[])
        expect(placeOf(imported), `${id} imports ${imported}`).toBeLessThanOrEqual(placeOf(id))
    }
    expect(placeOf('middle')).not.toBe(placeOf('base'))
  })

  it('leave out what the bundler does not know', () => {
    expect(filesOf({ one: [1, 'from elsewhere'] }, [page('one')])).toEqual(['one'])
  })
})
