import { DEMO_PEOPLE } from '../../fixtures/people.ts'
import {
  add,
  addNothing,
  deliveries,
  edit,
  filterByCity,
  images,
  pickOnMap,
  remove,
  select,
} from './administrator-controls.ts'
import { ADMINISTRATOR_MAIL_SCREENS } from './administrator-mail.ts'
import type { Screen, View } from './screen.ts'

const AREA = '/dashboard/admin'
const ordinary = { data: 'ordinary', who: DEMO_PEOPLE.admin } as const
const extreme = { data: 'extreme', who: DEMO_PEOPLE.admin } as const
const empty = { data: 'empty', who: DEMO_PEOPLE.admin } as const

const TABLES = ['institutions', 'departments', 'users'] as const
type Table = (typeof TABLES)[number]

/** A word of the longest names, which nothing of the demo data holds. */
const LONGEST: Record<Table, string> = {
  institutions: 'Συγκριτική',
  departments: 'Συγκριτική',
  users: 'Παπαχατζηκωνσταντινοπουλο',
}

/** The screens of an installation without data. */
async function withoutRecords({ page }: View): Promise<void> {
  await page.route(/\/departments|\/institutes|\/users\/ins/, async (route) => {
    // The page of the departments bears the same name as what the API says of them.
    if (route.request().resourceType() !== 'fetch') return route.fallback()
    return route.fulfill({ response: await route.fetch(), body: '[]' })
  })
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page
    .getByText(/^(?:Δεν|No|There)/)
    .first()
    .waitFor()
}

const ofATable = (table: Table): readonly Screen[] => {
  const path = `${AREA}/${table}`
  const longest = `${path}?q=${LONGEST[table]}`
  const name = (part: string) => `administrator-${table}${part}`
  const inWindow = { frame: 'window' } as const
  return [
    { name: name(''), ...ordinary, path, ...inWindow },
    { name: name(''), ...extreme, path: longest, ...inWindow },
    { name: name(''), ...empty, path, ...inWindow, act: withoutRecords },
    { name: name('-not-found'), ...empty, path: `${path}?q=zzzzzz`, ...inWindow },
    { name: name('-selected'), ...extreme, path: longest, ...inWindow, act: select, only: 'desktop' },
    { name: name('-add'), ...ordinary, path, ...inWindow, act: add },
    { name: name('-add-refused'), ...ordinary, path, ...inWindow, act: addNothing },
    { name: name('-edit'), ...ordinary, path, ...inWindow, act: edit },
    { name: name('-edit'), ...extreme, path: longest, ...inWindow, act: edit },
    { name: name('-delete'), ...ordinary, path, ...inWindow, act: remove },
  ]
}

export const ADMINISTRATOR_SCREENS: readonly Screen[] = [
  { name: 'administrator-today', ...ordinary, path: AREA },
  { name: 'administrator-profile', ...ordinary, path: `${AREA}/profile` },
  { name: 'administrator-notices', ...empty, path: '/dashboard/notices' },
  // An institution with departments is not deleted, and all of the demo data's have some.
  ...TABLES.flatMap(ofATable).filter(({ name }) => name !== 'administrator-institutions-delete'),
  {
    name: 'administrator-images',
    ...ordinary,
    path: `${AREA}/departments?q=${encodeURIComponent('Τμήμα Πληροφορικής Αριστοτέλειο')}`,
    frame: 'window',
    act: images,
  },
  {
    name: 'administrator-images',
    ...empty,
    path: `${AREA}/departments?q=${LONGEST.departments}`,
    frame: 'window',
    act: images,
  },
  {
    name: 'administrator-sorted',
    ...ordinary,
    path: `${AREA}/departments?sort=-name&filter=city.contains&value=${encodeURIComponent('Πάτρα')}`,
    frame: 'window',
  },
  {
    name: 'administrator-filter-panel',
    ...ordinary,
    path: `${AREA}/departments`,
    frame: 'window',
    act: filterByCity,
    only: 'desktop',
  },
  {
    name: 'administrator-map',
    ...ordinary,
    path: `${AREA}/departments`,
    frame: 'window',
    act: pickOnMap,
  },
  { name: 'administrator-webhooks', ...ordinary, path: `${AREA}/webhooks`, frame: 'window' },
  {
    name: 'administrator-webhooks-not-found',
    ...empty,
    path: `${AREA}/webhooks?q=zzzzzz`,
    frame: 'window',
  },
  { name: 'administrator-webhooks-add', ...ordinary, path: `${AREA}/webhooks`, frame: 'window', act: add },
  {
    name: 'administrator-webhooks-add-refused',
    ...ordinary,
    path: `${AREA}/webhooks`,
    frame: 'window',
    act: addNothing,
  },
  {
    name: 'administrator-webhooks-deliveries',
    ...ordinary,
    path: `${AREA}/webhooks`,
    frame: 'window',
    act: deliveries,
  },
  {
    name: 'administrator-webhooks-delete',
    ...ordinary,
    path: `${AREA}/webhooks`,
    frame: 'window',
    act: remove,
  },
  { name: 'administrator-statistics', ...ordinary, path: `${AREA}/statistics` },
  ...ADMINISTRATOR_MAIL_SCREENS,
]
