import { z } from 'zod'

/** The names of a person, wherever one is mentioned. */
export const PersonName = z.strictObject({ username: z.string(), uName: z.string(), uSurname: z.string() })

/** The address is null for callers who may not read the person's profile. */
export const PersonContact = z.strictObject({ ...PersonName.shape, uEmail: z.string().nullable() })

export const KeywordLabel = z.strictObject({ keyword: z.string() })

export const AttachedFile = z.strictObject({ attachFileName: z.string() })
