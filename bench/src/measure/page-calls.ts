import { CATALOGUE_PAGES } from '@diatrivi/contract/web-addresses'
import { DEPARTMENT_WITH_RULES } from '../data/scale.ts'
import { type Call, filledPath, floorAsking } from './call.ts'

const department = DEPARTMENT_WITH_RULES
/** As many as a public page lists. */
const LIST_LENGTH = 30

/** Public pages. The floor answers with the rows that they are written from, and keeps nothing. */
export const PAGE_CALLS: readonly Call[] = [
  {
    name: 'public page: open topics of a department',
    wanted: null,
    kind: 'page',
    pairs: () => [
      {
        ours: [{ method: 'GET', path: filledPath(CATALOGUE_PAGES.topics, { depId: department }), by: null }],
        floor: [floorAsking('publicTopics', { department, limit: LIST_LENGTH })],
      },
    ],
  },
  {
    name: 'public page: a topic',
    wanted: null,
    kind: 'page',
    pairs: ({ publicTopics }) =>
      publicTopics.map((topic) => ({
        ours: [{ method: 'GET', path: filledPath(CATALOGUE_PAGES.topic, { thesisId: topic }), by: null }],
        floor: [floorAsking('publicTopic', { topic })],
      })),
  },
]
