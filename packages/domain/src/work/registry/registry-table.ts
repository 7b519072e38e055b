import type { Hundredths } from '../../department/rulebook/marking-rules.ts'
import { markInWords } from '../../examination/marking/mark-in-words.ts'
import { type Bilingual, inLanguage } from '../../shared/bilingual.ts'
import type { IsoDate } from '../../shared/dates.ts'
import type { Language } from '../../shared/language.ts'
import type { RegistryExaminer, RegistryResult } from './registry-result.ts'
import { RESULT_FIELD_WORDS } from './registry-words.ts'

/** A cell by what it holds. */
export type RegistryCell =
  | { kind: 'text'; value: string | null }
  | { kind: 'day'; value: IsoDate | null }
  | { kind: 'number'; value: number | null }

export interface RegistryTable {
  headings: string[]
  rows: RegistryCell[][]
}

const SURNAME: Bilingual = ['Επώνυμο', 'Surname']
const FIRST_NAME: Bilingual = ['Όνομα', 'First name']
const IN_WORDS: Bilingual = ['Ολογράφως', 'In words']
const SUPERVISORS_MARK: Bilingual = ['Βαθμός επιβλέποντος/επιβλέπουσας', "Supervisor's mark"]

const member = (at: number): Bilingual => [`Μέλος ${at}`, `Member ${at}`]
const membersMark = (at: number): Bilingual => [`Βαθμός μέλους ${at}`, `Mark of member ${at}`]

/** The results of a file, a row each, with as many members as the largest committee has. */
export function registryTable(results: readonly RegistryResult[], language: Language): RegistryTable {
  const say = (words: Bilingual) => inLanguage(words, language)
  const committees = results.map(({ examiners }) => examiners.filter(({ seat }) => seat === 'member'))
  const places = Array.from({ length: Math.max(0, ...committees.map(({ length }) => length)) }, (_, at) => at)
  const ofField = ({ [language === 'el' ? 0 : 1]: words }: Bilingual) => words
  const { student: _names, examiners: _people, ...named } = RESULT_FIELD_WORDS
  return {
    headings: [
      ofField(named.registryNumber),
      say(SURNAME),
      say(FIRST_NAME),
      ofField(named.programme),
      ofField(named.title),
      ofField(named.titleEnglish),
      ofField(named.mark),
      say(IN_WORDS),
      ofField(named.startDate),
      ofField(named.examinedOn),
      ofField(named.endDate),
      ofField(named.supervisor),
      say(SUPERVISORS_MARK),
      ...places.flatMap((at) => [say(member(at + 1)), say(membersMark(at + 1))]),
    ],
    rows: results.map((result, at) => [
      text(result.registryNumber),
      text(result.student.surname),
      text(result.student.firstName),
      text(result.programme),
      text(result.title),
      text(result.titleEnglish),
      mark(result.mark),
      text(markInWords(result.mark, language)),
      day(result.startDate),
      day(result.examinedOn),
      day(result.endDate),
      name(result.supervisor),
      mark(result.examiners.find(({ seat }) => seat === 'supervisor')?.mark),
      ...places.flatMap((place) => {
        const one = committees[at]?.[place]
        return [one === undefined ? text(null) : name(one), mark(one?.mark)]
      }),
    ]),
  }
}

const text = (value: string | null): RegistryCell => ({ kind: 'text', value })
const day = (value: IsoDate | null): RegistryCell => ({ kind: 'day', value })
const mark = (value: Hundredths | null | undefined): RegistryCell => ({
  kind: 'number',
  value: value === null || value === undefined ? null : value / 100,
})
const name = ({ firstName, surname }: Pick<RegistryExaminer, 'firstName' | 'surname'>) =>
  text(`${surname} ${firstName}`)
