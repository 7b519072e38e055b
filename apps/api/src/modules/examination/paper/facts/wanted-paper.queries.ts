import { type Rules, USUAL_RULES } from '@diatrivi/domain/department/rulebook/rules'
import {
  type IssuingFacts,
  isAboutExamination,
  isAboutSeat,
  missingFor,
  type PaperNeed,
} from '@diatrivi/domain/examination/paper/issuable'
import type { PaperSubject } from '@diatrivi/domain/examination/paper/paper.policy'
import type { PaperFacts, SupervisionFacts } from '@diatrivi/domain/examination/paper/paper-facts'
import { initialsOf } from '@diatrivi/domain/examination/paper/rank-words'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { SessionActor } from '../../../../platform/auth/session-actor.ts'
import type { Reader } from '../../../../platform/database/transaction.ts'
import { found, invalidFields } from '../../../../platform/refusal/refusal.ts'
import { fullName } from '../../../../platform/text/full-name.ts'
import { findRulesInForce } from '../../../department/rulebook/rulebook.queries.ts'
import { findHead } from '../../../department/staff/staff.queries.ts'
import type { PaperRow, PaperWish } from '../paper.model.ts'
import { findFormer, findFormerCertificate } from '../paper.repository.ts'
import { seatsOf } from './examination-papers.model.ts'
import { factsNow } from './facts-now.model.ts'
import { issuerOf, passedOf, signerOf, supervisorOf } from './paper-facts.model.ts'
import {
  type ExaminationSource,
  type PaperSources,
  readPaperSourcesOf,
  subjectOf,
} from './paper-sources.queries.ts'
import { findSupervisor, listSupervised, type SupervisorRow } from './supervision-sources.queries.ts'
import { thesisRequired, type UnknownInWish } from './wanted-paper.refusals.ts'

/** A paper that could be issued: what it would say, or what it lacks. */
export interface WantedPaper {
  subject: PaperSubject
  departmentId: number
  thesisId: number | null
  examinationId: number | null
  seatId: number | null
  accountId: number | null
  missing: PaperNeed | null
  /**
   * A seat was asked for that there can be no such paper of: of another thesis, left, or without a mark; or an examination
   * of another thesis, or a cancelled one.
   */
  unknown: UnknownInWish | null
  /** Null where something is missing, or what was asked for is not known. */
  facts: PaperFacts | null
  /** Whether its PDF carries them for programs. */
  attachesFacts: boolean
  /** In use, and replaced by the next one. */
  former: PaperRow | null
}

/** As it would be issued on a day. */
export async function readWantedPaper(
  db: Reader,
  actor: SessionActor,
  wish: PaperWish,
  day: IsoDate,
): Promise<WantedPaper> {
  const wanted = await readUnsigned(db, actor, wish, day)
  return { ...wanted, facts: wanted.facts && (await signedBy(db, wanted.departmentId, wanted.facts, day)) }
}

/**
 * A certificate is signed by the person who heads the department on the day. The line stays blank where no head is
 * known, and where the rules name another office.
 */
async function signedBy(
  db: Reader,
  departmentId: number,
  facts: PaperFacts,
  day: IsoDate,
): Promise<PaperFacts> {
  if (!('head' in facts) || facts.signerOffice !== undefined) return facts
  const head = await findHead(db, departmentId, day)
  if (head === null) return facts
  const { formOfAddress } = head
  return {
    ...facts,
    head: fullName(head),
    ...(formOfAddress !== null && { headFormOfAddress: formOfAddress }),
  }
}

async function readUnsigned(
  db: Reader,
  actor: SessionActor,
  wish: PaperWish,
  day: IsoDate,
): Promise<WantedPaper> {
  const { kind, thesisId, seatId } = wish
  if (kind === 'supervision') return wantedCertificate(db, actor, wish, day)
  if (thesisId === null) throw thesisRequired()
  const sources = found(await readPaperSourcesOf(db, thesisId))
  const examination = isAboutExamination(kind) ? examinationFor(wish, sources) : null
  const missing = missingFor(kind, issuingFacts(sources, examination))
  const examinationId = examination?.id ?? null
  return {
    subject: subjectOf(sources),
    departmentId: sources.thesis.departmentId,
    thesisId,
    examinationId,
    seatId,
    accountId: null,
    missing,
    unknown: unknownIn(wish, sources, examination),
    facts: missing === null ? factsNow(kind, sources, { examinationId, seatId }) : null,
    attachesFacts: attachesFacts(sources.rules),
    former: await findFormer(db, { kind, thesisId, examinationId, seatId }),
  }
}

function attachesFacts(rules: Rules | null): boolean {
  return (rules ?? USUAL_RULES).papers.attachFacts
}

function examinationFor({ examinationId }: PaperWish, sources: PaperSources): ExaminationSource | null {
  if (examinationId === null) return sources.examinations[0] ?? null
  return sources.examinations.find(({ id }) => id === examinationId) ?? null
}

function unknownIn(
  { kind, seatId, examinationId }: PaperWish,
  sources: PaperSources,
  examination: ExaminationSource | null,
): WantedPaper['unknown'] {
  if (examinationId !== null && examination === null) return 'examination'
  if (!isAboutSeat(kind)) return null
  return seatsOf(kind, sources, examination).some(({ id }) => id === seatId) ? null : 'seat'
}

export function issuingFacts(sources: PaperSources, examination: ExaminationSource | null): IssuingFacts {
  return {
    thesis: sources.thesis,
    hasRulebook: sources.rules !== null,
    examination: examination && {
      isAhead: examination.state === 'planned' || examination.state === 'announced',
      areMarksOpen: examination.result !== null,
    },
    isPassed: passedOf(sources) !== null,
  }
}

async function wantedCertificate(
  db: Reader,
  actor: SessionActor,
  { username, from, until }: PaperWish,
  day: IsoDate,
): Promise<WantedPaper> {
  if (from === null || until === null) throw invalidFields({ from: 'required' })
  const instructor = found(
    await findSupervisor(db, username === null ? { accountId: actor.accountId } : { username }),
  )
  const { accountId, departmentId } = instructor
  const rules = await findRulesInForce(db, departmentId, day)
  return {
    subject: { instructor },
    departmentId,
    thesisId: null,
    examinationId: null,
    seatId: null,
    accountId,
    missing: null,
    unknown: null,
    facts: await certificateFacts(db, { ...instructor, rules }, { from, until }),
    attachesFacts: attachesFacts(rules),
    former: await findFormerCertificate(db, { accountId, from, until }),
  }
}

async function certificateFacts(
  db: Reader,
  instructor: SupervisorRow & { rules: Rules | null },
  { from, until }: Pick<SupervisionFacts, 'from' | 'until'>,
): Promise<SupervisionFacts> {
  const rows = await listSupervised(db, instructor.accountId, { from, until })
  return {
    kind: 'supervision',
    issuer: issuerOf(instructor),
    instructor: supervisorOf({ instructor }),
    from,
    until,
    theses: rows.map(({ role, student, title, kind, startedOn, endDate }) => ({
      role,
      studentInitials: initialsOf(fullName(student)),
      title,
      kind,
      startedOn,
      endedOn: endDate !== null && endDate <= until ? endDate : null,
    })),
    head: null,
    ...signerOf(instructor),
  }
}
