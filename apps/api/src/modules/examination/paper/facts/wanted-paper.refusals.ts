import { invalidFields } from '../../../../platform/refusal/refusal.ts'

/** What a wish for a paper names that is not of its thesis, or of which there can be no such paper. */
export type UnknownInWish = 'seat' | 'examination'

const FIELDS = { seat: 'seatID', examination: 'examinationID' } as const

export const unknownInWish = (unknown: UnknownInWish) => invalidFields({ [FIELDS[unknown]]: 'invalid' })

export const thesisRequired = () => invalidFields({ thesisID: 'required' })
