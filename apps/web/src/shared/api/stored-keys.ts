/**
 * Names under which a browser keeps the session and the language: apart from `session.ts`, as the script that stands in
 * the page itself reads them without React.
 */
export const TOKEN_KEY = 'jwt_token'
export const DEPARTMENT_KEY = 'department'
export const LOCALE_KEY = 'locale'
