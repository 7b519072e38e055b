const READABLE = [
  ...['thesis', 'list', 'keyword', 'department', 'institution'].flatMap((name) =>
    ['find', 'findOne'].map((act) => `api::${name}.${name}.${act}`),
  ),
  // Without it a thesis would come without its instructor.
  'plugin::users-permissions.user.find',
]

module.exports = {
  /** Whoever is signed in may read, as a click each in the administration would allow it. */
  async bootstrap({ strapi }) {
    const role = await strapi
      .query('plugin::users-permissions.role')
      .findOne({ where: { type: 'authenticated' } })
    const permissions = strapi.query('plugin::users-permissions.permission')
    for (const action of READABLE) {
      const given = { action, role: role.id }
      if ((await permissions.findOne({ where: given })) === null) await permissions.create({ data: given })
    }
  },
}
