import type { Wire } from '@diatrivi/contract/endpoints'
import type {
  MarkByLink as WireLinkedSheet,
  MarkSheetView as WireSheet,
} from '@diatrivi/contract/examination/marking/marking.schemas'
import { toPerson } from '../../../entities/person/person.mapper.ts'
import { toLinkedThesis } from '../../../entities/signed-link/signed-link.mapper.ts'

export type SheetView = ReturnType<typeof toSheetView>
export type Sheet = SheetView['sheet']
/** What fields of marks are made of, for every person who fills them in. */
export type MarkedParts = Pick<Sheet, 'step' | 'parts'>
export type LinkedSheet = ReturnType<typeof toLinkedSheet>

export function toSheetView({ examinationID, thesis, student, ...rest }: WireSheet) {
  return {
    ...rest,
    examinationId: examinationID,
    thesis: { id: thesis.thesisID, title: thesis.thesisTitle },
    student: student && toPerson(student),
  }
}

export const toLinkedSheet = (wire: WireLinkedSheet) => toLinkedThesis(wire)

export interface Correction extends Omit<Wire<'correctMark'>['body'], 'seatID'> {
  seatId: number
}

/** The fields of a correction whose names are others on the wire. */
export const CORRECTION_FIELD_OF_WIRE = { seatID: 'seatId' } as const

export function toCorrectionBody({ seatId, ...rest }: Correction): Wire<'correctMark'>['body'] {
  return { ...rest, seatID: seatId }
}
