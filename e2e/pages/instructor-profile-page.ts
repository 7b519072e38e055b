import { ProfilePage } from './profile-page.ts'

/** What an instructor's own profile has beyond a student's. */
export class InstructorProfilePage extends ProfilePage {
  readonly isPublic = () => this.page.getByRole('switch', { name: 'Δημόσιο προφίλ' })
  readonly account = () => this.page.getByRole('region', { name: 'Λογαριασμός' })

  async open() {
    await this.page.goto('/dashboard/instructor/profile')
    await this.save().waitFor()
  }
}
