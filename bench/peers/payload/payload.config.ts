import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig, type CollectionConfig, type Field } from 'payload'

/*
 * The theses of the benchmark as a project of Payload: relationships, an array for the steps, an index on every field
 * that is filtered, and only for people who are signed in.
 */
const access: CollectionConfig['access'] = { read: ({ req }) => Boolean(req.user) }

const toOne = (name: string, relationTo: string): Field => ({
  name,
  type: 'relationship',
  relationTo,
  index: true,
})

const collections: CollectionConfig[] = [
  {
    slug: 'users',
    auth: true,
    access,
    // What a populated person shows.
    defaultPopulate: { username: true, firstName: true, surname: true },
    fields: [
      { name: 'username', type: 'text', unique: true },
      { name: 'firstName', type: 'text' },
      { name: 'surname', type: 'text' },
      toOne('department', 'departments'),
    ],
  },
  { slug: 'institutions', access, fields: [{ name: 'name', type: 'text' }] },
  {
    slug: 'departments',
    access,
    fields: [{ name: 'name', type: 'text' }, toOne('institution', 'institutions')],
  },
  { slug: 'keywords', access, fields: [{ name: 'label', type: 'text', index: true }] },
  {
    slug: 'lists',
    access,
    fields: [
      { name: 'title', type: 'text' },
      {
        name: 'steps',
        type: 'array',
        fields: [
          { name: 'title', type: 'text' },
          { name: 'description', type: 'textarea' },
          { name: 'durationAmount', type: 'number' },
          { name: 'durationUnit', type: 'text' },
        ],
      },
    ],
  },
  {
    slug: 'theses',
    access,
    fields: [
      { name: 'title', type: 'text' },
      { name: 'description', type: 'textarea' },
      { name: 'assignmentType', type: 'text' },
      { name: 'publicByInstructor', type: 'checkbox', index: true },
      { name: 'interestDeadline', type: 'date', index: true },
      { name: 'startDate', type: 'date' },
      { name: 'intendedEnd', type: 'date' },
      { name: 'endDate', type: 'date' },
      { name: 'mark', type: 'number' },
      { name: 'abstract', type: 'textarea' },
      toOne('department', 'departments'),
      toOne('instructor', 'users'),
      toOne('student', 'users'),
      toOne('list', 'lists'),
      { name: 'keywords', type: 'relationship', relationTo: 'keywords', hasMany: true },
    ],
  },
]

export default buildConfig({
  collections,
  secret: 'a secret of the benchmark, which guards nothing',
  // As many connections as the API has.
  db: postgresAdapter({ pool: { connectionString: process.env.DATABASE_URL, max: 12 } }),
})
