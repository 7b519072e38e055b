import { startOpenidServer } from './openid-server.ts'

/*
 * An institution for the journeys of the browser: everybody is a student there who gives an address as the name.
 * OPENID_PORT, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are those of the API beside it; WEB_URL is the web app's.
 */

const { OPENID_PORT, OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET = '', WEB_URL } = process.env

await startOpenidServer({
  port: Number(OPENID_PORT),
  client: { id: OIDC_CLIENT_ID, secret: OIDC_CLIENT_SECRET },
  returnPages: [`${WEB_URL}/login/institution`],
  afterSignOut: [`${WEB_URL}/`],
  personOf: (name) => ({
    email: name,
    email_verified: true,
    given_name: 'Ελένη',
    family_name: 'Παππά',
    eduperson_affiliation: ['student'],
  }),
})
