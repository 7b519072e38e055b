import type { Language } from '../../../shared/language.ts'
import type { AnnouncementFacts, Issue } from '../paper-facts.ts'
import { longDate, longDay, onDay } from './long-date.ts'
import type { PaperBlock, PaperDocument, PaperField } from './paper-document.ts'
import { letterhead, linkFields, titleFields } from './paper-parts.ts'
import {
  capitals,
  firstCapital,
  placeWords,
  rankAndAffiliation,
  thesisWords,
  wordFor,
} from './paper-words.ts'

/** «Ανακοίνωση παρουσίασης», to be put up. */
export function announcementDocument(facts: AnnouncementFacts, issue: Issue): PaperDocument {
  return facts.language === 'el' ? greek(facts, issue) : english(facts, issue)
}

function greek(facts: AnnouncementFacts, issue: Issue): PaperDocument {
  const { examination, thesis, student } = facts
  const heading = `Ανακοίνωση παρουσίασης ${thesisWords(thesis.kind).genitive}`
  return documentOf(heading, 'el', issue, [
    letterhead(facts.issuer, issue),
    { kind: 'heading', level: 1, text: capitals(heading) },
    { kind: 'paragraph', text: greekOpening(facts) },
    {
      kind: 'fields',
      rows: [
        ...titleFields(thesis),
        [{ label: wordFor('student', student), value: student.name }],
        ...membersWith(
          'Εξεταστική επιτροπή',
          facts,
          (member) => `${member.name}, ${rankAndAffiliation(member)}`,
        ),
        ...linkFields(examination),
      ],
    },
    ...(examination.isPublic
      ? [{ kind: 'paragraph' as const, text: 'Η παρουσίαση είναι ανοικτή στο κοινό.' }]
      : []),
  ])
}

function greekOpening({ examination, thesis }: AnnouncementFacts): string {
  const { day, startsAt } = examination
  const where = placeWords(examination)
  const at = where === '' ? '' : ` ${where}`
  return `${firstCapital(onDay(day))} και ώρα ${startsAt}${at} θα παρουσιαστεί και θα εξεταστεί η ${thesisWords(thesis.kind).nominative}:`
}

const THESES = {
  bachelor: 'bachelor thesis',
  integrated_master: 'diploma thesis',
  master: "master's thesis",
}

/** Names of people and places stay in the letters in which they were given. */
function english(facts: AnnouncementFacts, issue: Issue): PaperDocument {
  const { examination, thesis, student } = facts
  const words = thesis.kind === null ? 'thesis' : THESES[thesis.kind]
  const heading = `Presentation of a ${words}`
  const title: PaperField =
    thesis.titleEnglish === null
      ? { label: 'Title', value: thesis.title, language: 'el' }
      : { label: 'Title', value: thesis.titleEnglish }
  const { place, link } = examination
  return documentOf(heading, 'en', issue, [
    {
      kind: 'letterhead',
      left: facts.issuer.lines,
      right: [...(issue.number === null ? [] : [`Document no. ${issue.number}`]), longDate(issue.date, 'en')],
    },
    { kind: 'heading', level: 1, text: heading },
    {
      kind: 'paragraph',
      text: `On ${longDay(examination.day, 'en')} at ${examination.startsAt} the following ${words} will be presented and examined:`,
    },
    {
      kind: 'fields',
      rows: [
        [title],
        [{ label: 'Student', value: student.name, language: 'el' }],
        ...membersWith('Examination committee', facts, ({ name }) => name).map(asGreek),
        ...(place === null ? [] : [asGreek([{ label: 'Place', value: place }])]),
        ...(link === null ? [] : [[{ label: 'Link', value: link }]]),
      ],
    },
    ...(examination.isPublic
      ? [{ kind: 'paragraph' as const, text: 'The presentation is open to the public.' }]
      : []),
  ])
}

function asGreek(fields: PaperField[]): PaperField[] {
  return fields.map((field) => ({ ...field, language: 'el' }))
}

/** The first of them stands beside the name of the committee, the others below it. */
function membersWith(
  label: string,
  { members }: AnnouncementFacts,
  words: (member: AnnouncementFacts['members'][number]) => string,
): PaperField[][] {
  return members.map((member, at) => [{ label: at === 0 ? label : '', value: words(member) }])
}

function documentOf(
  heading: string,
  language: Language,
  { number }: Issue,
  blocks: readonly PaperBlock[],
): PaperDocument {
  return { title: number === null ? heading : `${heading} ${number}`, language, size: 'large', blocks }
}
