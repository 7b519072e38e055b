import type { PublicPresentation } from '@diatrivi/contract/view/catalogue/catalogue.schemas'
import { calendarEntryOf } from '@diatrivi/domain/examination/examination/calendar-entry'
import { type CalendarEntry, calendarFeed } from '@diatrivi/domain/shared/calendar-file'
import type { CatalogueApi } from './catalogue-api.ts'
import { addressOfPresentation } from './catalogue-facts.ts'
import { nameOf, titleIn } from './catalogue-parts.ts'
import { type CataloguePlace, dayOf, momentOf, pathsOf } from './catalogue-place.ts'
import { WORDS } from './catalogue-words.ts'
import { whereIn } from './presentations-page.ts'

/**
 * The presentations ahead for calendar programs, each by the name that it has in every other calendar of the service. One
 * that is called off is in it no more. Null where the department announces none.
 */
export async function presentationsCalendar(
  place: CataloguePlace,
  api: CatalogueApi,
  depId: number,
): Promise<string | null> {
  const [department, presentations] = await Promise.all([
    api.findDepartment(depId),
    api.listAllPresentations(depId),
  ])
  if (!department?.hasPresentations || presentations === null) return null
  const name = `${place.say(WORDS.presentations)} · ${department.depName}`
  return calendarFeed(
    name,
    presentations.map((one) => entryOf(place, depId, one)),
  )
}

function entryOf(place: CataloguePlace, depId: number, one: PublicPresentation): CalendarEntry {
  const { examinationID: id, minutes, revision, updatedAt, instructor } = one
  const planned = {
    ...{ id, minutes, revision, state: 'announced' as const },
    startsAt: momentOf(one.startsAt),
    changedAt: new Date(`${dayOf(updatedAt)}T00:00:00Z`),
    place: whereIn(place, one),
    link: addressOfPresentation(place, depId, one),
  }
  return calendarEntryOf(planned, {
    title: titleIn(place, one),
    supervisor: nameOf(instructor),
    language: place.language,
    service: new URL(place.address(pathsOf.presentations(depId))).host,
  })
}
