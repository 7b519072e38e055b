import { m } from '../../paraglide/messages.js'
import { fullName } from '../person/person.ts'
import type { LinkedThesis } from './signed-link.mapper.ts'

/** The thesis that a link is about, as the definitions of a page. */
export function linkedEntries({ thesisTitle, student, supervisor, programme, department }: LinkedThesis) {
  return [
    { term: m.field_thesis(), value: thesisTitle },
    ...(student === null ? [] : [{ term: m.word_student(), value: fullName(student) }]),
    { term: m.word_supervisor(), value: fullName(supervisor) },
    ...(programme === null ? [] : [{ term: m.field_programme(), value: programme }]),
    { term: m.field_department(), value: department },
  ]
}
