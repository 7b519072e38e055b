import type { StudentAccountView } from '@diatrivi/contract/work/administration/administration.schemas'
import { toContact } from '../../../entities/person/person.mapper.ts'
import type { Secretary } from './secretary.mapper.ts'

/** The account of a student, which its owner has made. */
export interface StudentAccount extends Omit<Secretary, 'version'> {
  /** Null as long as the office of the department has written none. */
  registryNumber: string | null
}

export function toStudentAccount(wire: StudentAccountView): StudentAccount {
  const { id, department, isActive, isDisabled, registryNumber } = wire
  return {
    ...toContact(wire),
    id,
    department: { id: department.depID, name: department.depName },
    isActive,
    isDisabled,
    registryNumber,
  }
}
