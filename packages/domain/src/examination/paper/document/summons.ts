import type { Issue, SummonsFacts } from '../paper-facts.ts'
import { onDay } from './long-date.ts'
import type { PaperDocument } from './paper-document.ts'
import { letterhead, linkFields, membersTable, thesisFields } from './paper-parts.ts'
import {
  capitals,
  committeeGenitive,
  placeWords,
  rankAndAffiliation,
  thesisWords,
  wordFor,
  yesOrNo,
} from './paper-words.ts'

const HEADING = 'Πρόσκληση μέλους εξεταστικής επιτροπής'

/** «Πρόσκληση μέλους» to the examination, signed by the supervisor. */
export function summonsDocument(facts: SummonsFacts, issue: Issue): PaperDocument {
  const { member, student, thesis, examination, supervisor } = facts
  return {
    title: issue.number === null ? HEADING : `${HEADING} ${issue.number}`,
    language: 'el',
    size: 'usual',
    blocks: [
      letterhead(facts.issuer, issue),
      { kind: 'heading', level: 1, text: capitals(HEADING) },
      {
        kind: 'fields',
        rows: [[{ label: 'Προς', value: `${member.name}, ${rankAndAffiliation(member)}` }]],
      },
      { kind: 'paragraph', text: callOf(facts) },
      {
        kind: 'fields',
        rows: [
          ...thesisFields(student, thesis),
          [
            { label: 'Εξέταση', value: `${examination.attempt}η` },
            { label: 'Δημόσια παρουσίαση', value: yesOrNo(examination.isPublic) },
          ],
          ...linkFields(examination),
        ],
      },
      { kind: 'heading', level: 2, text: 'Εξεταστική επιτροπή' },
      membersTable(facts.members),
      {
        kind: 'paragraph',
        text: `Σε περίπτωση κωλύματος, παρακαλούμε να ενημερώσετε εγκαίρως ${wordFor('notifiedSupervisor', supervisor)}.`,
      },
      {
        kind: 'signatures',
        people: [{ role: wordFor('signingSupervisor', supervisor), name: supervisor.name }],
      },
    ],
  }
}

function callOf({ members, committeeDecision, examination, thesis }: SummonsFacts): string {
  const named = committeeDecision === null ? '' : `, που ορίστηκε με την ${committeeDecision},`
  const where = placeWords(examination)
  const at = where === '' ? '' : `, ${where}`
  return `Σας προσκαλούμε, ως μέλος της ${committeeGenitive(members.length)}${named} στην παρουσίαση και εξέταση της ${thesisWords(thesis.kind).genitive} με τα ακόλουθα στοιχεία, ${onDay(examination.day)} και ώρα ${examination.startsAt}${at}.`
}
