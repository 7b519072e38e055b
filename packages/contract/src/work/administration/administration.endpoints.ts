import { z } from 'zod'
import { endpoint, everyRole, publicAccess, signedIn } from '../../endpoint.ts'
import { DepartmentParams } from '../../ids.ts'
import { PageQuery } from '../../paging.ts'
import { Created, Saved } from '../../values.ts'
import {
  AdministratorBody,
  AdministratorView,
  DepartmentBody,
  DepartmentView,
  InstitutionBody,
  InstitutionParams,
  InstitutionView,
  InstructorBody,
  InstructorView,
  SecretaryBody,
  SecretaryView,
  StudentAccountsQuery,
  StudentAccountView,
  UserParams,
} from './administration.schemas.ts'
import { InspectionQuery, InspectionView } from './inspection.schemas.ts'
import { AccountAccessView, DisabledParams, SecurityEventView, SecurityQuery } from './security.schemas.ts'
import { SystemStatusShown } from './system.schemas.ts'

const administrator = signedIn(['administrator'])
const asked = (policy: string) => signedIn(['administrator'], `administration.${policy}`)

export const administrationEndpoints = {
  listDepartments: endpoint('listDepartments', {
    summary: 'Every department with its institution, for registration',
    access: publicAccess,
    query: PageQuery,
    paged: 'installation',
    caching: 'brief',
    response: z.array(DepartmentView),
  }),
  createDepartment: endpoint('createDepartment', {
    summary: 'Add a department',
    access: administrator,
    body: DepartmentBody,
    response: Created,
    errors: ['duplicate'],
  }),
  editDepartment: endpoint('editDepartment', {
    summary: 'Change a department',
    access: administrator,
    params: DepartmentParams,
    body: DepartmentBody,
    response: Saved,
    errors: ['not_found', 'duplicate', 'version_conflict'],
  }),
  deleteDepartment: endpoint('deleteDepartment', {
    summary: 'Delete a department that has no users',
    access: asked('deleteDepartment'),
    params: DepartmentParams,
    response: Saved,
    errors: ['not_found', 'has_users', 'has_papers'],
  }),
  listInstitutions: endpoint('listInstitutions', {
    summary: 'Every institution with its departments',
    access: signedIn(everyRole),
    query: PageQuery,
    paged: 'installation',
    response: z.array(InstitutionView),
  }),
  createInstitution: endpoint('createInstitution', {
    summary: 'Add an institution',
    access: administrator,
    body: InstitutionBody,
    response: Created,
    errors: ['duplicate'],
  }),
  editInstitution: endpoint('editInstitution', {
    summary: 'Change an institution',
    access: administrator,
    params: InstitutionParams,
    body: InstitutionBody,
    response: Saved,
    errors: ['not_found', 'duplicate', 'version_conflict'],
  }),
  deleteInstitution: endpoint('deleteInstitution', {
    summary: 'Delete an institution that has no departments',
    access: asked('deleteInstitution'),
    params: InstitutionParams,
    response: Saved,
    errors: ['not_found', 'has_departments'],
  }),
  listInstructors: endpoint('listInstructors', {
    summary: 'Every instructor',
    access: administrator,
    query: PageQuery,
    paged: 'cap',
    response: z.array(InstructorView),
  }),
  createInstructor: endpoint('createInstructor', {
    summary: 'Add an instructor, who gets an e-mail with a link to choose the first password',
    access: administrator,
    body: InstructorBody,
    response: Created,
    errors: ['duplicate'],
  }),
  editInstructor: endpoint('editInstructor', {
    summary: 'Change an instructor',
    access: administrator,
    params: UserParams,
    body: InstructorBody,
    response: Saved,
    errors: ['not_found', 'duplicate', 'version_conflict'],
  }),
  listAdministrators: endpoint('listAdministrators', {
    summary: 'Every administrator',
    access: administrator,
    query: PageQuery,
    paged: 'cap',
    response: z.array(AdministratorView),
  }),
  createAdministrator: endpoint('createAdministrator', {
    summary: 'Add an administrator, who gets an e-mail with a link to choose the first password',
    access: administrator,
    body: AdministratorBody,
    response: Created,
    errors: ['duplicate'],
  }),
  listSecretaries: endpoint('listSecretaries', {
    summary: 'Every secretary',
    access: administrator,
    query: PageQuery,
    paged: 'cap',
    response: z.array(SecretaryView),
  }),
  listStudentAccounts: endpoint('listStudentAccounts', {
    summary: 'The accounts of students of every department, by surname',
    access: administrator,
    query: StudentAccountsQuery,
    paged: 'cap',
    response: z.array(StudentAccountView),
  }),
  createSecretary: endpoint('createSecretary', {
    summary: 'Add a secretary of a department, who gets an e-mail with a link to choose the first password',
    access: administrator,
    body: SecretaryBody,
    response: Created,
    errors: ['duplicate'],
  }),
  editSecretary: endpoint('editSecretary', {
    summary: 'Change a secretary',
    access: administrator,
    params: UserParams,
    body: SecretaryBody,
    response: Saved,
    errors: ['not_found', 'duplicate', 'version_conflict'],
  }),
  deleteUser: endpoint('deleteUser', {
    summary: 'Delete a user who has no theses',
    access: asked('deleteUser'),
    params: UserParams,
    response: Saved,
    errors: ['not_found', 'has_theses', 'has_seats', 'own_account'],
  }),
  getAccountAccess: endpoint('getAccountAccess', {
    summary: 'Whether an account of any role is let in, and in how many sessions',
    access: administrator,
    params: UserParams,
    response: AccountAccessView,
    errors: ['not_found'],
  }),
  setAccountDisabled: endpoint('setAccountDisabled', {
    summary: 'Let an account in no longer, or again; its theses stay',
    access: asked('disableAccount'),
    params: DisabledParams,
    response: Saved,
    errors: ['not_found', 'own_account'],
  }),
  endSessionsOf: endpoint('endSessionsOf', {
    summary: 'End every session of an account; of the own ones the caller keeps the present one',
    access: administrator,
    params: UserParams,
    response: Saved,
    errors: ['not_found'],
  }),
  takeSecondFactorOff: endpoint('takeSecondFactorOff', {
    summary: 'Take off the second factor of somebody who lost it; every session of the account ends',
    access: asked('takeSecondFactorOff'),
    params: UserParams,
    response: Saved,
    errors: ['not_found', 'own_account'],
  }),
  listSecurityEvents: endpoint('listSecurityEvents', {
    summary: 'What happened to accounts and who was refused, the newest first',
    access: administrator,
    query: SecurityQuery,
    paged: 'cap',
    response: z.array(SecurityEventView),
  }),
  listInspections: endpoint('listInspections', {
    summary: 'Who looked at what of whom, counted by the hour, the newest first',
    access: administrator,
    query: InspectionQuery,
    paged: 'cap',
    response: z.array(InspectionView),
  }),
  getSystemStatus: endpoint('getSystemStatus', {
    summary: 'Version, database, mail, recurring jobs, disk, last backup and processes of the installation',
    access: administrator,
    response: SystemStatusShown,
  }),
}
