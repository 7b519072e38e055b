module.exports = (plugin) => {
  Object.assign(plugin.contentTypes.user.schema.attributes, {
    firstName: { type: 'string' },
    surname: { type: 'string' },
    department: { type: 'relation', relation: 'manyToOne', target: 'api::department.department' },
  })
  return plugin
}
