import { api } from '@diatrivi/e2e/fixtures/api'
import { isoDay } from '@diatrivi/e2e/fixtures/days'
import type { naming } from '@diatrivi/e2e/fixtures/names'
import { aCommittee, type Examiners } from './attacked-committee.ts'
import { attackRecord } from './attacked-office.ts'
import { attackedStudent, type Student } from './attacked-student.ts'
import { createdThesis, give } from './attacked-thesis.ts'
import { type Attacker, namedFile } from './attacker.ts'

/** Theses that are read and not presented: a proof cannot wait for the hour at which one is. */
export interface MarkedTheses {
  /** Marked to its end, and open to everybody. */
  markedId: number
  /** One that is being marked, by a member who has not sealed yet. */
  unsealedId: number
  /** The examination of that one. */
  examinationId: number
  /** The student of both. */
  marked: Student
}

export async function markedTheses(
  attacker: Attacker,
  names: ReturnType<typeof naming>,
  examiners: Examiners,
): Promise<MarkedTheses> {
  const { instructor, member, secretary } = examiners
  const marked = await attackedStudent(attacker, names, instructor.department.id)
  await attackRecord(attacker, secretary, marked)
  const { thesisId: markedId, ...ended } = await readThesis(attacker, names, examiners, marked)
  await attackMarks(attacker, examiners, markedId, ended)
  await api(marked, 'setThesisVisibility', { params: { thesisId: markedId, flag: 1 } })
  await attackRegistry(attacker, examiners)

  const { thesisId: unsealedId, ...params } = await readThesis(attacker, names, examiners, marked)
  await attacker.call(member, 'saveMemberMark', (write) => ({
    params,
    body: { parts: [{ key: 'whole', mark: '8.00' }], remark: write('remark', 'Καλή εργασία.'), seal: false },
  }))
  return { markedId, unsealedId, ...params, marked }
}

/** A thesis whose marking is open, with what is to be corrected. */
async function readThesis(
  attacker: Attacker,
  names: ReturnType<typeof naming>,
  examiners: Examiners,
  student: Student,
): Promise<{ thesisId: number; examinationId: number }> {
  const { call } = attacker
  const { instructor } = examiners
  const thesisId = await createdThesis(attacker, names, instructor)
  const params = { thesisId }
  await give(instructor, student, thesisId)
  await aCommittee(examiners, thesisId)
  await call(student, 'submitFinalText', (write) => ({
    params,
    body: { thesisAbstract: write('thesisAbstract', 'Περίληψη') },
    file: namedFile(write('selectedFile', 'text')),
  }))
  await call(instructor, 'openMarking', (write) => ({
    params,
    body: { corrections: { text: write('text', 'Να διορθωθούν οι πηγές.'), dueOn: isoDay(30) } },
  }))
  const { examination } = await api(instructor, 'getProcess', { params })
  if (!examination?.current) throw new Error('The marking is not open.')
  return { thesisId, examinationId: examination.current.examinationID }
}

/** All marks are sealed and the corrections accepted; a decision changes a mark. */
async function attackMarks(
  { call }: Attacker,
  { instructor, member, secretary }: Examiners,
  thesisId: number,
  params: { examinationId: number },
): Promise<void> {
  for (const who of [instructor, member]) {
    const body = { parts: [{ key: 'whole', mark: '8.50' }], seal: true }
    await api(who, 'saveMemberMark', { params, body })
  }
  await call(instructor, 'acceptCorrections', (write) => ({
    params,
    body: { note: write('note', 'Διορθώθηκαν.') },
  }))
  const { result } = await api(secretary, 'getProcess', { params: { thesisId } })
  await call(secretary, 'correctMark', (write) => ({
    params,
    body: {
      seatID: result?.members[0]?.seatID ?? 0,
      parts: [{ key: 'whole', mark: '9.00' }],
      reason: write('reason', 'Λάθος άθροιση.'),
      decision: write('decision', '7/18.12.2025'),
    },
  }))
}

/** What ended is sent to the student register, which refuses it. */
async function attackRegistry({ call }: Attacker, { secretary }: Examiners): Promise<void> {
  const exportId = await api(secretary, 'exportRegistry', { body: { format: 'csv' } })
  await call(secretary, 'withdrawRegistryExport', (write) => ({
    params: { exportId },
    body: { reason: write('reason', 'Απορρίφθηκε από το φοιτητολόγιο.') },
  }))
}
