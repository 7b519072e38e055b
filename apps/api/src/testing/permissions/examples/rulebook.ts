import type { rulebookEndpoints } from '@diatrivi/contract/department/rulebook/rulebook.endpoints'
import type { Example, Examples } from '../example.ts'
import type { Scene } from '../scene.ts'

const PROGRAMME = { name: 'Προπτυχιακό', level: 'first', kind: 'bachelor' } as const
const BOOK = { title: 'Κανονισμός εργασιών', inForceFrom: '2026-09-01' }
const PUBLISHED = { publishedAt: new Date('2026-03-10T09:00:00Z') }

const ofTheDepartment = ({ department }: Scene) => ({ params: { depID: department.id } })
const draftOf = async ({ given, department }: Scene) => ({
  params: { rulebookId: (await given.aRulebook({ department })).id },
})
const bookOf = async ({ given, department }: Scene) => ({
  // One day more each time: two books of one day are not published together.
  params: { rulebookId: (await given.aRulebook({ department, ...PUBLISHED, inForceFrom: nextDay() })).id },
})

let days = 0
function nextDay(): `${number}-${number}-${number}` {
  days += 1
  return new Date(Date.UTC(2030, 0, days)).toISOString().slice(0, 10) as `${number}-${number}-${number}`
}

const aDraft = { of: 'a draft', prepare: draftOf } satisfies Example<
  'getRulebook' | 'rehearseRulebook' | 'deleteRulebook'
>
const aBook = { of: 'a published one', prepare: bookOf } satisfies Example<
  'getRulebook' | 'publishRulebook' | 'deleteRulebook'
>

export const rulebookExamples: Examples<keyof typeof rulebookEndpoints> = {
  listProgrammes: [
    { of: '', prepare: ({ department }) => ({ query: { depID: department.id } }) },
    {
      of: 'another department',
      prepare: async ({ given }) => ({ query: { depID: (await given.aDepartment()).id } }),
    },
  ],
  createProgramme: [
    {
      of: '',
      prepare: async ({ given }) => ({ body: { ...PROGRAMME, depID: (await given.aDepartment()).id } }),
    },
  ],
  editProgramme: [
    {
      of: '',
      prepare: async ({ given, department }) => ({
        params: { programmeId: (await given.aProgramme({ department })).id },
        body: { ...PROGRAMME, name: `Προπτυχιακό ${nextDay()}` },
      }),
    },
  ],
  listRulebooks: [
    { of: '', prepare: ofTheDepartment },
    {
      of: 'another department',
      prepare: async ({ given }) => ({ params: { depID: (await given.aDepartment()).id } }),
    },
  ],
  getRulebook: [aDraft, aBook],
  draftRulebook: [
    {
      of: '',
      prepare: ({ department }) => ({ body: { ...BOOK, depID: department.id, from: 'usual' } }),
    },
  ],
  editRulebook: [
    {
      of: 'a draft',
      prepare: async (scene) => ({ ...(await draftOf(scene)), body: { ...BOOK, rules: {} } }),
    },
    {
      of: 'a published one',
      prepare: async (scene) => ({ ...(await bookOf(scene)), body: { ...BOOK, rules: {} } }),
    },
  ],
  rehearseRulebook: [aDraft],
  publishRulebook: [
    {
      of: 'a draft',
      prepare: async ({ given, department }) => ({
        params: { rulebookId: (await given.aRulebook({ department, inForceFrom: nextDay() })).id },
      }),
    },
    aBook,
  ],
  deleteRulebook: [aDraft, aBook],
}
