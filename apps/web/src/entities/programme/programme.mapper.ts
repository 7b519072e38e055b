/** A programme of studies as lists name it. */
export interface ProgrammeName {
  id: number
  name: string
}

export function toProgrammeName({ programmeID, name }: { programmeID: number; name: string }): ProgrammeName {
  return { id: programmeID, name }
}
