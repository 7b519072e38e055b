import { CATALOGUE_PAGES, pagePath } from '@diatrivi/contract/web-addresses'
import { type Bilingual, inLanguage } from '@diatrivi/domain/shared/bilingual'
import { athensMinute, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { Language } from '@diatrivi/domain/shared/language'

type Query = Readonly<Record<string, string | number | null | undefined>>

/** Where and in which language a page is written: what its words and its addresses are made with. */
export class CataloguePlace {
  readonly language: Language
  /** The address of the web app, without a slash at its end. */
  readonly origin: string

  constructor(origin: string, language: Language) {
    this.origin = origin
    this.language = language
  }

  say = (words: Bilingual): string => inLanguage(words, this.language)

  /** An address of this language; empty values are left out. */
  link(path: string, query: Query = {}, language: Language = this.language): string {
    const search = new URLSearchParams()
    const all: Query = { ...query, lang: language === 'el' ? null : language }
    for (const [name, value] of Object.entries(all)) {
      if (value !== null && value !== undefined && value !== '') search.set(name, String(value))
    }
    return search.size === 0 ? path : `${path}?${search}`
  }

  /** The same with the host, for what is read elsewhere. */
  address(path: string, query: Query = {}, language: Language = this.language): string {
    return `${this.origin}${this.link(path, query, language)}`
  }

  /** A day `YYYY-MM-DD` in words that stay on one line. */
  day(day: string, dateStyle: 'long' | 'full' = 'long'): string {
    const format = new Intl.DateTimeFormat(this.language === 'el' ? 'el-GR' : 'en-GB', {
      dateStyle,
      timeZone: 'UTC',
    })
    return format.format(new Date(`${day}T00:00:00Z`)).replaceAll(' ', '\u00a0')
  }
}

export const pathsOf = {
  topics: (depId: number) => pagePath(CATALOGUE_PAGES.topics, { depId }),
  topicsFeed: (depId: number) => pagePath(CATALOGUE_PAGES.topicsFeed, { depId }),
  finished: (depId: number) => pagePath(CATALOGUE_PAGES.finished, { depId }),
  thesis: (thesisId: number) => pagePath(CATALOGUE_PAGES.thesis, { thesisId }),
  presentations: (depId: number) => pagePath(CATALOGUE_PAGES.presentations, { depId }),
  presentationsFeed: (depId: number) => pagePath(CATALOGUE_PAGES.presentationsFeed, { depId }),
  presentationsCalendar: (depId: number) => pagePath(CATALOGUE_PAGES.presentationsCalendar, { depId }),
  harvest: (depId: number) => pagePath(CATALOGUE_PAGES.harvest, { depId }),
  instructor: (depId: number, instructorId: number) =>
    pagePath(CATALOGUE_PAGES.instructor, { depId, instructorId }),
  instructorFeed: (depId: number, instructorId: number) =>
    pagePath(CATALOGUE_PAGES.instructorFeed, { depId, instructorId }),
  instructorCode: (depId: number, instructorId: number) =>
    pagePath(CATALOGUE_PAGES.instructorCode, { depId, instructorId }),
  topic: (thesisId: number) => pagePath(CATALOGUE_PAGES.topic, { thesisId }),
  departmentSitemap: (depId: number) => pagePath(CATALOGUE_PAGES.departmentSitemap, { depId }),
}

/** The day of a date on the wire. */
export const dayOf = ({ date }: { date: string }): IsoDate => date.slice(0, 10) as IsoDate

/** The time `HH:MM` of a moment on the wire, as the clocks of Athens show it. */
export const timeOf = ({ date }: { date: string }): string => date.slice(11, 16)

/** The moment that is meant by one on the wire. */
export function momentOf(date: { date: string }): Date {
  const moment = athensMinute(dayOf(date), timeOf(date))
  if (moment === null) throw new Error(`${date.date} is no minute in Athens.`)
  return moment
}
