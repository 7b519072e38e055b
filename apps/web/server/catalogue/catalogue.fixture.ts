import { ApiError } from '@diatrivi/client/api-error'
import type {
  FinishedThesis,
  PublicPresentation,
  PublicTopic,
} from '@diatrivi/contract/view/catalogue/catalogue.schemas'
import { toWireDay, toWireMoment } from '@diatrivi/contract/wire-dates'
import type { CatalogueApi } from './catalogue-api.ts'

const DEPARTMENT = {
  depID: 3,
  depName: 'Τμήμα Πληροφορικής',
  instName: 'Πανεπιστήμιο Πατρών',
  hasPresentations: true,
  isHarvested: true,
}
const INSTRUCTOR = { instructorID: 5, uName: 'Ελένη', uSurname: 'Παππά' }

export const TOPIC: PublicTopic = {
  thesisID: 7,
  thesisTitle: 'Γράφοι & <δίκτυα>',
  titleEn: 'Graphs',
  textLanguage: 'el',
  thesisAssignType: 'onDeadline',
  thesisIntDeadline: toWireDay('2026-12-24'),
  keywords: [{ keyword: 'θεωρία γράφων' }],
  instructor: INSTRUCTOR,
  createdAt: toWireDay('2026-03-01'),
  updatedAt: toWireDay('2026-03-02'),
  summary: 'Σύγκριση "αλγορίθμων".',
}
const { summary: _summary, ...SHARED } = TOPIC

export const FINISHED: FinishedThesis = {
  thesisID: 9,
  thesisTitle: 'Χρονοδρομολόγηση & <ουρές>',
  titleEn: 'Scheduling',
  textLanguage: 'el',
  year: 2025,
  keywords: [{ keyword: 'θεωρία γράφων' }],
  student: 'Μ. Α.',
  instructor: INSTRUCTOR,
  updatedAt: toWireDay('2025-07-01'),
  isHarvested: true,
}

export const PRESENTATION: PublicPresentation = {
  examinationID: 12,
  thesisID: 8,
  thesisTitle: 'Δρομολόγηση σε <δίκτυα>',
  titleEn: null,
  textLanguage: 'el',
  startsAt: toWireMoment(new Date('2026-06-24T09:00:00Z')),
  minutes: 45,
  place: 'Αίθουσα Α1',
  isOnline: true,
  revision: 2,
  student: 'Ν. Β.',
  instructor: INSTRUCTOR,
  updatedAt: toWireDay('2026-06-01'),
}

/** What the API has, and what it was asked. */
export interface KnownCatalogue {
  calls: string[]
  department: typeof DEPARTMENT
  topics: PublicTopic[]
  finished: FinishedThesis[]
  presentations: PublicPresentation[]
  isAway: boolean
}

export function aKnownCatalogue(): KnownCatalogue {
  return {
    calls: [],
    department: DEPARTMENT,
    topics: [TOPIC],
    finished: [FINISHED],
    presentations: [PRESENTATION],
    isAway: false,
  }
}

/** An API that knows one department. */
export function catalogueApiOf(known: KnownCatalogue): CatalogueApi {
  function answer<Given extends unknown[], Answer>(name: string, say: (...given: Given) => Answer) {
    return async (...given: Given): Promise<Answer> => {
      known.calls.push(name)
      if (known.isAway) throw new ApiError({ status: 0, code: 'offline', message: '' })
      return say(...given)
    }
  }
  const first = <Item>(items: Item[], page = 1) => ({ items: page === 1 ? items : [], total: items.length })
  const isKnown = (depId: number) => depId === DEPARTMENT.depID

  return {
    listDepartments: answer('departments', () => [known.department]),
    findDepartment: async (depId) => (isKnown(depId) ? known.department : null),
    listTopics: answer('topics', (depId: number, { page } = {}) =>
      isKnown(depId) ? first(known.topics, page) : null,
    ),
    listAllTopics: answer('all topics', (depId: number) => (isKnown(depId) ? known.topics : null)),
    findTopic: answer('topic', (thesisId: number) =>
      thesisId === TOPIC.thesisID
        ? { ...SHARED, thesisDescr: '<p>Κείμενο <strong>εδώ</strong>.</p>', department: known.department }
        : null,
    ),
    listFinished: answer('finished', (depId: number) => (isKnown(depId) ? first(known.finished) : null)),
    listAllFinished: answer('all finished', (depId: number) => (isKnown(depId) ? known.finished : null)),
    findFinished: answer('finished thesis', (thesisId: number) =>
      thesisId === FINISHED.thesisID
        ? { ...FINISHED, abstract: 'Πρώτη <b>παράγραφος</b>.\n\nΔεύτερη.', department: known.department }
        : null,
    ),
    listPresentations: answer('presentations', (depId: number) =>
      isKnown(depId) ? first(known.presentations) : null,
    ),
    listAllPresentations: answer('all presentations', (depId: number) =>
      isKnown(depId) ? known.presentations : null,
    ),
  }
}
