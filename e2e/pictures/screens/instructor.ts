import { DEMO_PEOPLE } from '../../fixtures/people.ts'
import type { Worlds } from '../worlds.ts'
import {
  askToDeleteThesis,
  askToMark,
  askToRelease,
  askToReturnStep,
  changePassword,
  chooseDate,
  chooseListToCopy,
  openFilters,
  openHistory,
  openMenu,
  saveWithoutTitle,
  showAllInterested,
} from './instructor-controls.ts'
import { INSTRUCTOR_LIST_SCREENS } from './instructor-lists.ts'
import type { Screen } from './screen.ts'

const ordinary = { data: 'ordinary', who: DEMO_PEOPLE.instructor } as const
const extreme = { data: 'extreme', who: ({ teaching }: Worlds) => teaching.instructor } as const
const empty = { data: 'empty', who: ({ empty: { instructor } }: Worlds) => instructor } as const
const bare = { data: 'empty', who: ({ teaching }: Worlds) => teaching.bareThesis.instructor } as const

const AREA = '/dashboard/instructor'
const edit = (id: number) => `${AREA}/thesis/edit/${id}`
const LONG_FILTERS = `search=${'ηλεκτροεγκεφαλογραφικομαγνητο'.repeat(6)}&assignType=immediate&deadlineFrom=2026-01-01&deadlineUntil=2027-12-31&keywords=${'βιοπληροφορικο'.repeat(4)}`

/** What is on the page of each kind of data under one name. */
const ofAll = (name: string, path: string): readonly Screen[] =>
  [ordinary, extreme, empty].map((kind) => ({ name, path, ...kind }))

export const INSTRUCTOR_SCREENS: readonly Screen[] = [
  ...ofAll('instructor-overview', `${AREA}/overview`),
  {
    name: 'instructor-menu',
    ...extreme,
    path: `${AREA}/overview`,
    frame: 'window',
    only: 'phone',
    act: openMenu,
  },
  ...ofAll('instructor-statistics', `${AREA}/statistics`),
  ...ofAll('instructor-profile', `${AREA}/profile`),
  {
    name: 'instructor-password',
    ...ordinary,
    path: `${AREA}/profile`,
    frame: 'window',
    act: changePassword,
  },
  { name: 'instructor-preview', ...ordinary, path: `${AREA}/profile/preview/instructor` },
  {
    name: 'instructor-preview',
    ...extreme,
    path: ({ teaching }) => `${AREA}/profile/preview/${teaching.instructor.username}`,
  },
  {
    name: 'instructor-preview',
    ...empty,
    path: ({ empty: { instructor } }) => `${AREA}/profile/preview/${instructor.username}`,
  },
  {
    name: 'instructor-preview-student',
    ...extreme,
    path: ({ extreme: { declarer } }) => `${AREA}/profile/preview/${declarer.username}`,
  },
  ...ofAll('instructor-theses', `${AREA}/theses`),
  ...ofAll('instructor-ungiven', `${AREA}/theses/ungiven`),
  ...ofAll('instructor-ended', `${AREA}/theses/ended`),
  { name: 'instructor-filtered', ...extreme, path: `${AREA}/theses/ungiven?${LONG_FILTERS}` },
  {
    name: 'instructor-filters',
    ...extreme,
    path: `${AREA}/theses/ungiven?${LONG_FILTERS}`,
    frame: 'window',
    act: openFilters,
  },
  { name: 'instructor-create', ...empty, path: `${AREA}/thesis/create` },
  {
    name: 'instructor-date-picker',
    ...empty,
    path: `${AREA}/thesis/create`,
    frame: 'window',
    act: chooseDate,
  },
  { name: 'instructor-create-refused', ...empty, path: `${AREA}/thesis/create`, act: saveWithoutTitle },
  { name: 'instructor-edit', ...ordinary, path: edit(3) },
  { name: 'instructor-edit-in-progress', ...ordinary, path: edit(12) },
  { name: 'instructor-edit', ...extreme, path: ({ extreme: { offered } }) => edit(offered.id) },
  { name: 'instructor-edit-in-progress', ...extreme, path: ({ extreme: { busy } }) => edit(busy.thesis.id) },
  { name: 'instructor-edit', ...bare, path: ({ teaching }) => edit(teaching.bareThesis.id) },
  { name: 'instructor-copy', ...ordinary, path: edit(2), frame: 'window', act: chooseListToCopy },
  {
    name: 'instructor-copy',
    ...bare,
    path: ({ teaching }) => edit(teaching.bareThesis.id),
    frame: 'window',
    act: chooseListToCopy,
  },
  { name: 'instructor-delete', ...ordinary, path: edit(3), frame: 'window', act: askToDeleteThesis },
  { name: 'instructor-thesis', ...ordinary, path: '/thesis/3', readme: 'desktop' },
  { name: 'instructor-thesis', ...bare, path: ({ teaching }) => `/thesis/${teaching.bareThesis.id}` },
  { name: 'instructor-thesis-hidden', ...extreme, path: ({ teaching }) => `/thesis/${teaching.hidden.id}` },
  { name: 'instructor-crowded', ...extreme, path: ({ extreme: { crowded } }) => `/thesis/${crowded.id}` },
  {
    name: 'instructor-crowded-all',
    ...extreme,
    path: ({ extreme: { crowded } }) => `/thesis/${crowded.id}`,
    frame: 'window',
    act: showAllInterested,
  },
  { name: 'instructor-offered', ...extreme, path: ({ extreme: { offered } }) => `/thesis/${offered.id}` },
  { name: 'instructor-in-progress', ...ordinary, path: '/thesis/12' },
  {
    name: 'instructor-in-progress',
    ...extreme,
    path: ({ extreme: { busy } }) => `/thesis/${busy.thesis.id}`,
  },
  {
    name: 'instructor-step',
    ...extreme,
    path: ({ extreme: { busy } }) => `/thesis/${busy.thesis.id}#step-${busy.list.steps[3]?.id}`,
    frame: 'window',
  },
  {
    name: 'instructor-conversation',
    ...extreme,
    path: ({ extreme: { busy } }) => `/thesis/${busy.thesis.id}#conversation-${busy.list.steps[3]?.id}`,
    frame: 'window',
  },
  {
    name: 'instructor-return-step',
    ...extreme,
    path: ({ extreme: { busy } }) => `/thesis/${busy.thesis.id}`,
    frame: 'window',
    act: askToReturnStep,
  },
  {
    name: 'instructor-release',
    ...extreme,
    path: ({ extreme: { busy } }) => `/thesis/${busy.thesis.id}`,
    frame: 'window',
    act: askToRelease,
  },
  { name: 'instructor-to-mark', ...extreme, path: ({ teaching }) => `/thesis/${teaching.toMark.thesis.id}` },
  {
    name: 'instructor-mark',
    ...extreme,
    path: ({ teaching }) => `/thesis/${teaching.toMark.thesis.id}`,
    frame: 'window',
    act: askToMark,
  },
  { name: 'instructor-marked', ...extreme, path: ({ teaching }) => `/thesis/${teaching.marked.thesis.id}` },
  {
    name: 'instructor-history',
    ...extreme,
    path: ({ teaching }) => `/thesis/${teaching.released.thesis.id}`,
    act: openHistory,
  },
  ...ofAll('instructor-notices', '/dashboard/notices'),
  ...INSTRUCTOR_LIST_SCREENS,
]
