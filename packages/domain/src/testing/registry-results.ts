import type { RegistryResult } from '../work/registry/registry-result.ts'

/** A thesis that a committee of two has marked. */
export function aRegistryResult(changes: Partial<RegistryResult> = {}): RegistryResult {
  return {
    registryNumber: '01234',
    student: { firstName: 'Ελένη', surname: 'Παπαδάκη' },
    programme: 'Προπτυχιακό',
    title: 'Αναγνώριση φωνής',
    titleEnglish: 'Speech recognition',
    supervisor: { firstName: 'Μαρία', surname: 'Ανδρεάδου' },
    examiners: [
      { seat: 'supervisor', firstName: 'Μαρία', surname: 'Ανδρεάδου', mark: 850 },
      { seat: 'member', firstName: 'Νίκος', surname: 'Βλάχος', mark: 800 },
    ],
    mark: 850,
    startDate: '2025-10-01',
    examinedOn: '2026-06-24',
    endDate: '2026-06-24',
    ...changes,
  }
}
