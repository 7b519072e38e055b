import type { Platform } from '../../platform/platform.ts'
import type { AddressChangeService } from '../account/address-change.service.ts'
import type { InvitationService } from '../account/invitation.service.ts'
import type { ImageService } from '../image/image.service.ts'
import { departmentService } from '../institution/department.service.ts'
import { institutionService } from '../institution/institution.service.ts'
import type { DepartureService } from '../interest/interest-ending.service.ts'
import { administrationRoutes } from './administration.routes.ts'
import { userService } from './user-deletion.service.ts'

interface OtherServices {
  invitations: InvitationService
  addressChanges: AddressChangeService
  images: ImageService
  departures: DepartureService
}

export function administrationModule(platform: Platform, others: OtherServices) {
  return {
    handlers: administrationRoutes({
      institutions: institutionService(platform),
      departments: departmentService({ ...platform, ...others }),
      users: userService({ ...platform, ...others }),
    }),
  }
}
