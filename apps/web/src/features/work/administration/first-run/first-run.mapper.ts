import type { Wire } from '@diatrivi/contract/endpoints'

type WireInstitution = Wire<'listKnownPlaces'>['response']['institutions'][number]

export type KnownInstitution = ReturnType<typeof toKnownInstitution>
export type KnownDepartment = KnownInstitution['departments'][number]

/** A university that comes with the program, and what the installation has of it. */
export function toKnownInstitution({ instName, departments, ...rest }: WireInstitution) {
  return {
    ...rest,
    name: instName,
    departments: departments.map(({ depName, depCity, ...flags }) => ({
      ...flags,
      name: depName,
      city: depCity,
    })),
  }
}
