import type { accountEndpoints } from '@diatrivi/contract/people/account/account.endpoints'
import { always, type Examples } from '../example.ts'

export const accountExamples: Examples<keyof typeof accountEndpoints> = {
  signIn: always({ body: { username: 'nobody', password: 'password' } }),
  signOut: always({}),
  authenticate: [
    { of: 'any type of user', prepare: () => ({ body: {} }) },
    { of: 'a student', prepare: () => ({ body: { type: 'stu' } }) },
  ],
  register: [
    {
      of: '',
      prepare: ({ department, student }) => ({
        body: {
          username: `new.${student.username}`,
          password: 'password',
          email: `new.${student.email}`,
          uName: 'Ελένη',
          uSurname: 'Παππά',
          department: department.id,
        },
      }),
    },
  ],
  activate: always({ body: { email: 'nobody@example.org', code: '123456' } }),
  resendCode: always({ body: { email: 'nobody@example.org' } }),
  forgotPassword: always({ body: { email: 'nobody@example.org' } }),
  checkPasswordLink: always({ body: { token: 'of no mail' } }),
  resetPassword: always({ body: { token: 'of no mail', newpass: 'password' } }),
  changePassword: always({ body: { oldpass: 'old password', newpass: 'new password' } }),
  confirmEmailChange: always({ body: { code: '123456', password: 'password' } }),
  cancelEmailChange: always({ body: { token: 'of no mail' } }),
  withdrawEmailChange: always({}),
  makeDownloadToken: always({ body: { path: '/user/profile/cv' } }),
  listSessions: always({}),
  endSession: [
    {
      of: 'its student, signed in elsewhere',
      prepare: async ({ given, student }) => ({
        params: { sessionId: (await given.aSession({ owner: student })).id },
      }),
    },
  ],
  endOtherSessions: always({}),
}
