import { describe, expect, it } from 'vitest'
import { findBrowser } from '../browser.mjs'

const SHELL = { path: '/usr/bin/chromium-headless-shell', source: 'of the system' }
const ORDINARY = { path: '/usr/bin/chromium', source: 'of the system' }

interface Situation {
  named?: string
  shell?: boolean
  ordinary?: boolean
  /** What each source of a headless shell does; a browser that does not start is there and useless. */
  shellSources?: ('comes' | 'does not start' | 'not reachable')[]
  ordinaryComes?: boolean
}

/** The choice on a machine as described, and what was fetched for it. */
async function choiceOn({ named, shell, ordinary, shellSources = [], ordinaryComes }: Situation) {
  const fetched: string[] = []
  const notes: string[] = []
  let [hasShell, hasOrdinary] = [shell === true, ordinary === true]
  const browser = await findBrowser({
    runtime: process.execPath,
    note: (text) => notes.push(text),
    machine: {
      named,
      starts: async (path) => path.startsWith('/opt/'),
      installedShell: async () => (hasShell ? SHELL : undefined),
      installedOrdinary: async () => (hasOrdinary ? ORDINARY : undefined),
      shellSources: shellSources.map((end, index) => ({
        doing: `source ${index + 1}`,
        run: async () => {
          fetched.push(`shell ${index + 1}`)
          hasShell = end === 'comes'
          return end === 'not reachable' ? 'no network' : undefined
        },
      })),
      ordinarySources: [
        {
          doing: 'installing chromium',
          run: async () => {
            fetched.push('ordinary')
            hasOrdinary = ordinaryComes === true
            return ordinaryComes === true ? undefined : 'no such package'
          },
        },
      ],
    },
  })
  return { browser, fetched, notes }
}

describe('the browser of the tests', () => {
  it.each<[string, Situation, unknown, string[]]>([
    ['is the headless shell that is there', { shell: true, ordinary: true }, SHELL, []],
    ['is fetched where none is there', { shellSources: ['comes'] }, SHELL, ['shell 1']],
    [
      'is a fetched shell although an ordinary one is there',
      { ordinary: true, shellSources: ['comes', 'comes'] },
      SHELL,
      ['shell 1'],
    ],
    [
      'comes from the second source where the first is not reachable',
      { ordinary: true, shellSources: ['not reachable', 'comes'] },
      SHELL,
      ['shell 1', 'shell 2'],
    ],
    [
      'comes from the second source where that of the first does not start',
      { shellSources: ['does not start', 'comes'] },
      SHELL,
      ['shell 1', 'shell 2'],
    ],
    [
      'is the ordinary one where no shell can be had',
      { ordinary: true, shellSources: ['not reachable', 'does not start'] },
      ORDINARY,
      ['shell 1', 'shell 2'],
    ],
    [
      'is a fetched ordinary one where there is nothing else',
      { shellSources: ['not reachable'], ordinaryComes: true },
      ORDINARY,
      ['shell 1', 'ordinary'],
    ],
    [
      'is none where nothing can be had',
      { shellSources: ['not reachable'] },
      undefined,
      ['shell 1', 'ordinary'],
    ],
    [
      'is the one that the setting names, before all others',
      { named: '/opt/chrome', shell: true, ordinary: true },
      { path: '/opt/chrome', source: 'DIATRIVI_CHROMIUM' },
      [],
    ],
    [
      'is none where the one that the setting names does not start',
      { named: '/nowhere', shell: true, ordinary: true },
      undefined,
      [],
    ],
  ])('%s', async (_what, situation, expected, sources) => {
    const { browser, fetched } = await choiceOn(situation)
    expect(browser).toEqual(expected)
    expect(fetched).toEqual(sources)
  })

  it('says what is fetched and why it did not come', async () => {
    const { notes } = await choiceOn({ shellSources: ['not reachable', 'does not start'], ordinary: true })
    expect(notes).toEqual(['source 1', 'no network', 'source 2', 'it does not start on this machine'])
  })
})
