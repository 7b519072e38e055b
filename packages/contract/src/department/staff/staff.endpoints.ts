import { z } from 'zod'
import { andOfficeHolders, endpoint, signedIn } from '../../endpoint.ts'
import { DepartmentParams } from '../../ids.ts'
import { PageQuery } from '../../paging.ts'
import { Saved } from '../../values.ts'
import {
  OfficesBody,
  OfficesView,
  OutsideAbsencesBody,
  OutsideMember,
  OutsideMemberParams,
  StaffBody,
  StaffParams,
  StaffQuery,
  StaffView,
} from './staff.schemas.ts'

export const staffEndpoints = {
  listStaff: endpoint('listStaff', {
    summary:
      "The instructors of the secretary's department by surname: category, title, absences, and how much each has to do",
    access: andOfficeHolders(signedIn(['secretary'])),
    query: StaffQuery,
    paged: 'cap',
    response: z.array(StaffView),
  }),
  editStaff: endpoint('editStaff', {
    summary: 'Write what the office keeps of an instructor of the department; absences that are left out go',
    access: signedIn(['secretary'], 'staff.edit'),
    params: StaffParams,
    body: StaffBody,
    response: Saved,
    errors: ['not_found', 'version_conflict'],
  }),
  listOutsideMembers: endpoint('listOutsideMembers', {
    summary:
      "The people without an account in committees of the secretary's department by surname, with their absences",
    access: signedIn(['secretary']),
    query: PageQuery,
    paged: 'cap',
    response: z.array(OutsideMember),
  }),
  setOutsideAbsences: endpoint('setOutsideAbsences', {
    summary: 'Write when a member without an account is away; absences that are left out go',
    access: signedIn(['secretary'], 'staff.setOutsideAbsences'),
    params: OutsideMemberParams,
    body: OutsideAbsencesBody,
    response: Saved,
    errors: ['not_found', 'version_conflict'],
  }),
  listOffices: endpoint('listOffices', {
    summary: 'Who heads a department, stands in for its head, or coordinates a programme, and since when',
    access: andOfficeHolders(signedIn(['administrator', 'secretary'], 'staff.seeOffices')),
    params: DepartmentParams,
    query: PageQuery,
    paged: 'owner',
    response: OfficesView,
    errors: ['not_found'],
  }),
  setOffices: endpoint('setOffices', {
    summary: 'Write the offices of a department; those that are left out go',
    access: signedIn(['administrator'], 'staff.setOffices'),
    params: DepartmentParams,
    body: OfficesBody,
    response: Saved,
    errors: ['not_found', 'version_conflict'],
  }),
}
