/**
 * Names under which a browser keeps the session: apart from `session.ts`, as the script that stands in the page itself
 * reads them without React.
 */
export const TOKEN_KEY = 'jwt_token'
export const DEPARTMENT_KEY = 'department'
