import { house } from '../fixtures/house.ts'
import { closing } from './closing.ts'
import { openDoor } from './door.ts'
import { pigeonholes } from './pigeonholes.ts'
import { startMailServer } from './smtp-server.ts'

/* The post office of the house: a mail server that the API sends to, and a door where journeys ask for letters. */

const letters = pigeonholes()
const hours = closing()
await startMailServer({ port: house.smtpPort, closing: hours, take: letters.put })
// Last: whoever finds it open finds the mail server too.
await openDoor({ port: house.postPort, letters, closing: hours })
