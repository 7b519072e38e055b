import { test } from '../fixtures/world.ts'
import { makeEmpty } from './worlds/empty.ts'
import { makeExtreme } from './worlds/extreme.ts'
import { makeMail } from './worlds/mail.ts'
import { makeTeaching } from './worlds/teaching.ts'
import { addWebhooks } from './worlds/webhooks.ts'
import { hasWorlds, keepWorlds } from './worlds.ts'

test('extreme and empty data are made', async ({ names, cast, works }) => {
  if (await hasWorlds()) return
  const empty = await makeEmpty(cast, works)
  const extreme = await makeExtreme(names)
  const teaching = await makeTeaching(names, cast, extreme.instructor)
  const mail = await makeMail(names, cast)
  await addWebhooks()
  await keepWorlds({ extreme, empty, teaching, mail })
})
