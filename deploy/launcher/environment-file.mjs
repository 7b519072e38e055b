const LINE = /^\s*([A-Za-z_]\w*)=(.*)$/
/** A value is made of quoted parts and of bare ones, in which a backslash takes the next character as it is. */
const PART = /'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)|([^'"\\]+)/g

/**
 * The names and values of a file as systemd reads those of `EnvironmentFile=`, one a line. A `#` begins a comment at the
 * beginning of a line alone, so that a password may have one.
 *
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function readEnvironmentFile(text) {
  const pairs = text.split('\n').flatMap((line) => {
    const [, name, value = ''] = LINE.exec(line) ?? []
    return name === undefined ? [] : [[name, unquoted(value.trim())]]
  })
  return Object.fromEntries(pairs)
}

/** @param {string} written */
function unquoted(written) {
  return written.replace(
    PART,
    (_, single = '', double = '', escaped = '', bare = '') =>
      single + double.replace(/\\(["\\$`])/g, '$1') + escaped + bare,
  )
}
