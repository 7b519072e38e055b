import type { Viewer } from '../entities/viewer/viewer.ts'

/** The instructor of what the other fixtures make. */
export const INSTRUCTOR: Viewer = {
  username: 'supervisor',
  firstName: 'Άννα',
  surname: 'Καρρά',
  role: 'instructor',
  departmentId: 1,
  institutionId: 1,
}

/** A student of the same department. */
export const STUDENT: Viewer = {
  username: 'student',
  firstName: 'Νίκος',
  surname: 'Λάμπρου',
  role: 'student',
  departmentId: 1,
  institutionId: 1,
}

export const ADMINISTRATOR: Viewer = {
  username: 'administrator',
  firstName: 'Μάρω',
  surname: 'Δήμου',
  role: 'administrator',
  departmentId: null,
  institutionId: null,
}

/** A secretary of the same department. */
export const SECRETARY: Viewer = {
  username: 'secretary',
  firstName: 'Ελένη',
  surname: 'Παππά',
  role: 'secretary',
  departmentId: 1,
  institutionId: 1,
}
