/** What admission asks of offices of departments; the module of the staff keeps them. */
export interface Offices {
  /**
   * Whether an instructor holds an office of the own department today. An office that has ended, or was taken away, opens
   * nothing from the next request on.
   */
  areHeldBy(accountId: number): Promise<boolean>
}
