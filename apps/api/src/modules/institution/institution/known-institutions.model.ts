import { readFileSync } from 'node:fs'

/** A Greek university as the list that comes with the program knows it: names, towns and web addresses, no contact. */
export interface KnownInstitution {
  instName: string
  instNameEn: string
  shortName: string | null
  instType: 'grUni' | 'grTEI'
  instURL: string | null
  /** The one of its web site and its mails, `uoa.gr`. */
  domain: string
  /** Merged into others. */
  historical: boolean
  departments: KnownDepartment[]
}

export interface KnownDepartment {
  depName: string
  depNameEn: string
  depCity: string
  depUrl: string | null
  /** Always null: no address or number of a real department is made up. */
  depEmail: null
  depPhone: null
  /** Where the town is. */
  depLat: number
  depLng: number
  historical: boolean
}

let list: readonly KnownInstitution[] | undefined

/** Read when it is first asked for: most processes never are. */
export function knownInstitutions(): readonly KnownInstitution[] {
  list ??= read()
  return list
}

function read(): KnownInstitution[] {
  const text = readFileSync(new URL('./greek-institutions.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { institutions: KnownInstitution[] }).institutions
}
