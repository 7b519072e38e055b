/**
 * What the API reads of a person, and its names: as a claim of OpenID Connect; as an attribute of LDAP, which SAML and CAS
 * send by that name, and federations by its OID. What is not named here is never read, nor kept.
 */
export const ATTRIBUTES = {
  email: { claims: ['email'], ldap: ['mail', 'urn:oid:0.9.2342.19200300.100.1.3'] },
  affiliations: {
    claims: ['eduperson_affiliation', 'eduperson_scoped_affiliation'],
    ldap: [
      'eduPersonAffiliation',
      'urn:oid:1.3.6.1.4.1.5923.1.1.1.1',
      'eduPersonScopedAffiliation',
      'urn:oid:1.3.6.1.4.1.5923.1.1.1.9',
    ],
  },
  homeOrganisation: {
    claims: ['schac_home_organization'],
    ldap: ['schacHomeOrganization', 'urn:oid:1.3.6.1.4.1.25178.1.2.9'],
  },
  firstName: { claims: ['given_name'], ldap: ['givenName', 'urn:oid:2.5.4.42'] },
  surname: { claims: ['family_name'], ldap: ['sn', 'urn:oid:2.5.4.4'] },
} as const

type Said = Readonly<Record<string, unknown>>

/** The values of an attribute under all of its names in one way, in their order, without those that are left out. */
export function valuesOf(name: keyof typeof ATTRIBUTES, protocol: 'claims' | 'ldap', said: Said): unknown[] {
  return ATTRIBUTES[name][protocol].flatMap((key) => said[key] ?? [])
}
