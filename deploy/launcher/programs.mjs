/**
 * @typedef {object} Program
 * @property {string} file from the top of the project
 * @property {string} what
 * @property {boolean} [makesItself] a server, which makes what it needs at its first start
 */

/** @type {Readonly<Record<string, Program>>} */
export const PROGRAMS = {
  api: { file: 'apps/api/src/main.ts', what: 'the API', makesItself: true },
  web: { file: 'apps/web/server/serve.ts', what: 'the pages', makesItself: true },
  doctor: command('doctor', 'says what is wrong, and the way out'),
  backup: command('backup', 'writes the installation into an archive'),
  restore: command('restore', 'brings it back from one'),
  export: command('db-export', 'the same as backup, under a name of your own'),
  import: command('db-import', 'the same as restore, from a file'),
  'create-admin': command('create-admin', 'makes an administrator'),
  'mail-status': command('mail-status', 'shows which mails wait, and tries them again'),
  'read-directory': command('read-directory', 'prepares an import out of the directory'),
  'read-registry': command('read-registry', 'prepares imports out of the student register'),
  'processing-register': command('processing-register', 'writes the register of processing'),
  'remove-demo': { file: 'demo/src/remove-demo.ts', what: 'takes the demo away' },
}

/**
 * @param {string} name
 * @param {string} what
 * @returns {Program}
 */
function command(name, what) {
  return { file: `apps/api/src/commands/${name}.ts`, what }
}
