import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Person } from '../../../entities/person/person.ts'
import { call } from '../../../shared/api/client.ts'
import { administrationQueries } from './administration.queries.ts'
import { type Department, type DepartmentFormValues, toDepartmentBody } from './department.mapper.ts'
import { type Institution, type InstitutionFormValues, toInstitutionBody } from './institution.mapper.ts'
import { type Instructor, type InstructorFormValues, toInstructorBody } from './instructor.mapper.ts'
import { type Secretary, type SecretaryFormValues, toSecretaryBody } from './secretary.mapper.ts'

/** The lists repeat each other's data (a department names its institution), so all are refetched. */
function useAdministrationMutation<Variables>(mutationFn: (variables: Variables) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: administrationQueries.all() }),
  })
}

/** What a form saves: a new record, or a change based on the version that the form was filled from. */
export interface Save<Item, Values> {
  item: Item | null
  values: Values
}

export function useSaveInstitution() {
  return useAdministrationMutation(({ item, values }: Save<Institution, InstitutionFormValues>) => {
    const body = toInstitutionBody(values)
    return item === null
      ? call('createInstitution', { body })
      : call('editInstitution', { params: { instID: item.id }, body, version: item.version })
  })
}

export function useSaveDepartment() {
  return useAdministrationMutation(({ item, values }: Save<Department, DepartmentFormValues>) => {
    const body = toDepartmentBody(values)
    return item === null
      ? call('createDepartment', { body })
      : call('editDepartment', { params: { depID: item.id }, body, version: item.version })
  })
}

export function useSaveInstructor() {
  return useAdministrationMutation(({ item, values }: Save<Instructor, InstructorFormValues>) => {
    const body = toInstructorBody(values)
    return item === null
      ? call('createInstructor', { body })
      : call('editInstructor', { params: { username: item.username }, body, version: item.version })
  })
}

export function useSaveSecretary() {
  return useAdministrationMutation(({ item, values }: Save<Secretary, SecretaryFormValues>) => {
    const body = toSecretaryBody(values)
    return item === null
      ? call('createSecretary', { body })
      : call('editSecretary', { params: { username: item.username }, body, version: item.version })
  })
}

export function useDeleteInstitution() {
  return useAdministrationMutation(({ id }: Institution) =>
    call('deleteInstitution', { params: { instID: id } }),
  )
}

export function useDeleteDepartment() {
  return useAdministrationMutation(({ id }: Department) =>
    call('deleteDepartment', { params: { depID: id } }),
  )
}

export function useDeleteUser() {
  return useAdministrationMutation(({ username }: Person) => call('deleteUser', { params: { username } }))
}
