// As of the API: no limit on how often one address may ask.
module.exports = {
  'users-permissions': {
    config: { jwtSecret: 'a secret of the benchmark, which guards nothing', ratelimit: { enabled: false } },
  },
}
