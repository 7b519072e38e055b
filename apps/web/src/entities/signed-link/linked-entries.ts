import type { LinkedThesis } from '@diatrivi/contract/signed-link.schemas'
import { m } from '../../paraglide/messages.js'
import { nameOf } from '../person/person.ts'

/** The thesis that a link is about, as the definitions of a page. */
export function linkedEntries({ thesisTitle, student, supervisor, programme, depName }: LinkedThesis) {
  return [
    { term: m.committee_link_thesis(), value: thesisTitle },
    ...(student === null ? [] : [{ term: m.committee_link_student(), value: nameOf(student) }]),
    { term: m.committee_supervisor(), value: nameOf(supervisor) },
    ...(programme === null ? [] : [{ term: m.committee_link_programme(), value: programme }]),
    { term: m.committee_link_department(), value: depName },
  ]
}
