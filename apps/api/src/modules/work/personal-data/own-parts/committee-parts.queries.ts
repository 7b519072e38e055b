import { SEAT_ROLE_NAMES, SEAT_STATE_WORDS } from '@diatrivi/domain/examination/committee/committee-words'
import { and, eq, ne } from 'drizzle-orm'
import { committeeProposal, committeeSeat } from '../../../examination/committee/tables.ts'
import { thesis } from '../../../thesis/thesis/tables.ts'
import { KEY, OWNER, part } from './part.model.ts'
import { greekOf, PROPOSAL_STATE_WORDS } from './words.model.ts'

/** Seats in committees of theses of others. */
export const ownSeats = part({
  table: committeeSeat,
  title: 'Θέσεις σε εξεταστικές επιτροπές',
  read: (db, { accountId }) =>
    db
      .select({
        thesis: thesis.title,
        role: committeeSeat.role,
        state: committeeSeat.state,
        invitedAt: committeeSeat.invitedAt,
        dueOn: committeeSeat.dueOn,
        answeredAt: committeeSeat.answeredAt,
        noImpediment: committeeSeat.noImpediment,
        reason: committeeSeat.reason,
        leftOn: committeeSeat.leftOn,
      })
      .from(committeeSeat)
      .innerJoin(thesis, eq(thesis.id, committeeSeat.thesisId))
      .where(and(eq(committeeSeat.accountId, accountId), ne(committeeSeat.role, 'supervisor')))
      .orderBy(committeeSeat.id),
  labels: {
    thesis: 'Εργασία',
    role: 'Ιδιότητα',
    state: 'Κατάσταση',
    invitedAt: 'Πρόσκληση',
    dueOn: 'Απάντηση έως',
    answeredAt: 'Απάντηση',
    noImpediment: 'Δήλωση ότι δεν συντρέχει κώλυμα',
    reason: 'Αιτιολογία',
    leftOn: 'Αποχώρηση',
  },
  words: { role: greekOf(SEAT_ROLE_NAMES), state: greekOf(SEAT_STATE_WORDS) },
  columns: {
    id: KEY,
    thesisId: 'thesis',
    position: KEY,
    accountId: OWNER,
    outsidePersonId: { because: 'it is about people without an account' },
    remindedOn: { because: 'the reminder stands among the notices' },
    replacesSeatId: KEY,
    createdAt: { because: 'it is the day of the invitation' },
    updatedAt: { because: 'it is the day of the last of these' },
  },
})

/** Members whom the person proposed for the committee of the own thesis. */
export const ownProposals = part({
  table: committeeProposal,
  title: 'Προτάσεις μελών επιτροπής',
  read: (db, { accountId }) =>
    db
      .select({
        thesis: thesis.title,
        state: committeeProposal.state,
        proposedAt: committeeProposal.proposedAt,
        answeredAt: committeeProposal.answeredAt,
        reason: committeeProposal.reason,
      })
      .from(committeeProposal)
      .innerJoin(thesis, eq(thesis.id, committeeProposal.thesisId))
      .where(eq(thesis.studentId, accountId))
      .orderBy(committeeProposal.id),
  labels: {
    thesis: 'Εργασία',
    state: 'Κατάσταση',
    proposedAt: 'Πρόταση',
    answeredAt: 'Απάντηση',
    reason: 'Αιτιολογία',
  },
  words: { state: PROPOSAL_STATE_WORDS },
  columns: {
    id: KEY,
    thesisId: 'thesis',
    createdAt: { because: 'it is the day of the proposal' },
    updatedAt: { because: 'it is the day of the answer' },
  },
})
