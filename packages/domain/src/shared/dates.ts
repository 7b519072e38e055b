/** A calendar day `YYYY-MM-DD` with no time and no zone: what deadlines, starts and ends are. */
export type IsoDate = `${number}-${number}-${number}`
