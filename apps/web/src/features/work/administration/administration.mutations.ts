import type { QueryClient } from '@tanstack/react-query'
import type { Person } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { call } from '../../../shared/api/client.ts'
import type { Save } from '../../../shared/forms/record/record-dialog.tsx'
import { useApiMutation } from '../../../shared/ui/use-api-mutation.ts'
import { administrationQueries } from './administration.queries.ts'
import { type AdministratorFormValues, toAdministratorBody } from './administrator.mapper.ts'
import { type Department, type DepartmentFormValues, toDepartmentBody } from './department.mapper.ts'
import { type Institution, type InstitutionFormValues, toInstitutionBody } from './institution.mapper.ts'
import { type Instructor, type InstructorFormValues, toInstructorBody } from './instructor.mapper.ts'
import { type Secretary, type SecretaryFormValues, toSecretaryBody } from './secretary.mapper.ts'

/** The lists repeat each other's data (a department names its institution), so all are refetched. */
const refresh = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: administrationQueries.all() })

export function useSaveInstitution() {
  return useApiMutation({
    mutationFn: ({ item, values }: Save<Institution, InstitutionFormValues>) => {
      const body = toInstitutionBody(values)
      return item === null
        ? call('createInstitution', { body })
        : call('editInstitution', { params: { instID: item.id }, body, version: item.version })
    },
    done: () => m.ui_saved(),
    refresh,
  })
}

export function useSaveDepartment() {
  return useApiMutation({
    mutationFn: ({ item, values }: Save<Department, DepartmentFormValues>) => {
      const body = toDepartmentBody(values)
      return item === null
        ? call('createDepartment', { body })
        : call('editDepartment', { params: { depID: item.id }, body, version: item.version })
    },
    done: () => m.ui_saved(),
    refresh,
  })
}

/** A new one is invited by mail. */
const saidOfAccount = ({ item, values: { email } }: Save<unknown, { email: string }>) =>
  item === null ? m.administration_invited({ email: email.trim() }) : m.ui_saved()

export function useSaveInstructor() {
  return useApiMutation({
    mutationFn: ({ item, values }: Save<Instructor, InstructorFormValues>) => {
      const body = toInstructorBody(values)
      return item === null
        ? call('createInstructor', { body })
        : call('editInstructor', { params: { username: item.username }, body, version: item.version })
    },
    done: saidOfAccount,
    refresh,
  })
}

export function useInviteAdministrator() {
  return useApiMutation({
    mutationFn: (values: AdministratorFormValues) =>
      call('createAdministrator', { body: toAdministratorBody(values) }),
    done: (values) => saidOfAccount({ item: null, values }),
    refresh,
  })
}

export function useSaveSecretary() {
  return useApiMutation({
    mutationFn: ({ item, values }: Save<Secretary, SecretaryFormValues>) => {
      const body = toSecretaryBody(values)
      return item === null
        ? call('createSecretary', { body })
        : call('editSecretary', { params: { username: item.username }, body, version: item.version })
    },
    done: saidOfAccount,
    refresh,
  })
}

export function useUploadEmblem() {
  return useApiMutation({
    mutationFn: ({
      id,
      file,
      onProgress,
    }: {
      id: number
      file: File
      onProgress: (fraction: number) => void
    }) => call('uploadEmblem', { params: { instID: id }, file, onProgress }),
    done: () => m.administration_emblem_uploaded(),
    refresh,
  })
}

export function useDeleteEmblem() {
  return useApiMutation({
    mutationFn: (id: number) => call('deleteEmblem', { params: { instID: id } }),
    done: () => m.administration_emblem_deleted(),
    refresh,
  })
}

export function useDeleteInstitution() {
  return useApiMutation({
    mutationFn: ({ id }: Institution) => call('deleteInstitution', { params: { instID: id } }),
    refresh,
  })
}

export function useDeleteDepartment() {
  return useApiMutation({
    mutationFn: ({ id }: Department) => call('deleteDepartment', { params: { depID: id } }),
    refresh,
  })
}

export function useDeleteUser() {
  return useApiMutation({
    mutationFn: ({ username }: Person) => call('deleteUser', { params: { username } }),
    refresh,
  })
}
