/** First: the degree that a department gives to everybody it takes in. Second: after a first degree. */
export const PROGRAMME_LEVELS = ['first', 'second'] as const
export type ProgrammeLevel = (typeof PROGRAMME_LEVELS)[number]

/** What a thesis of the programme is called: «Πτυχιακή», «Διπλωματική», «Μεταπτυχιακή διπλωματική». */
export const PROGRAMME_KINDS = ['bachelor', 'integrated_master', 'master'] as const
export type ProgrammeKind = (typeof PROGRAMME_KINDS)[number]
