import type { TestApi } from '../test-api.ts'
import type { StepState } from '../todo-list.factories.ts'

/** A department with the people of the matrix. What a call touches belongs to `instructor` and `student`. */
export type Scene = Awaited<ReturnType<Awaited<ReturnType<typeof prepareScenes>>>>

/** Whether strangers see the thesis: they get 403 for one that they see, and 404 for another. */
interface Visibility {
  isShown: boolean
}

/** Returns a function that makes scenes. Each has new students, because a student has one thesis at a time. */
export async function prepareScenes({ given }: Pick<TestApi, 'given'>) {
  const department = await given.aDepartment()
  const withCv = async () => ({
    department,
    cvFileId: (await given.aStoredFile('%PDF-1.7', 'application/pdf')).id,
    cvName: 'βιογραφικό.pdf',
  })
  const instructor = await given.anInstructor(await withCv())
  const anotherInstructor = await given.anInstructor(await withCv())
  const secretary = await given.aSecretary(await withCv())
  const anotherSecretary = await given.aSecretary({
    ...(await withCv()),
    department: await given.aDepartment(),
  })
  const head = await given.anInstructor(await withCv())
  await given.anOffice({ person: head })
  const anotherHead = await given.anInstructor({ ...(await withCv()), department: await given.aDepartment() })
  await given.anOffice({ person: anotherHead })
  const administrator = await given.anAdministrator(await withCv())

  return async () => {
    const student = await given.aStudent(await withCv())
    const interestedStudent = await given.aStudent(await withCv())
    const anotherStudent = await given.aStudent(await withCv())

    const aTopic = async ({ isShown }: Visibility, { isOffered = false } = {}) => {
      const thesis = await given.aThesis({ instructor, publicByInstructor: isShown })
      await given.anInterest({ thesis, student: interestedStudent, answeredPositively: isOffered })
      return thesis
    }

    const aThesisInProgress = async ({ isShown }: Visibility) => {
      const thesis = await given.aThesis({ instructor, student, publicByStudent: isShown })
      await given.anInterest({ thesis, student, answeredPositively: true })
      return thesis
    }

    const aListInWork = async (visibility: Visibility, steps: readonly StepState[]) =>
      given.aTodoList({ thesis: await aThesisInProgress(visibility), steps })

    return {
      given,
      department,
      instructor,
      anotherInstructor,
      secretary,
      anotherSecretary,
      head,
      anotherHead,
      administrator,
      student,
      interestedStudent,
      anotherStudent,
      aTopic,
      aThesisInProgress,
      aListInWork,
      aTemplate: () => given.aTodoList({ instructor, steps: ['untouched', 'untouched'] }),
    }
  }
}

export const HIDDEN = { isShown: false } as const
export const SHOWN = { isShown: true } as const
