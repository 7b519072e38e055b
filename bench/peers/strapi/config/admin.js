const SECRET = 'a secret of the benchmark, which guards nothing'

// Without the screens of the administration, which would only have to be built.
module.exports = {
  serveAdminPanel: false,
  auth: { secret: SECRET },
  apiToken: { salt: SECRET },
  transfer: { token: { salt: SECRET } },
}
