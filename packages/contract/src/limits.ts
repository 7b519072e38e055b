/** Limits of the wire that are not rules of the business; those stand in the domain. */
export const NAME_MAX = 100
export const EMAIL_MAX = 254
export const USERNAME_MAX = 60
/** In units, of which a character has one or two. A new one is judged by the rule of the domain, in characters. */
export const PASSWORD_MAX = 256
/** A code of a second factor, with the blanks and hyphens in which it is shown. */
export const PROOF_CODE_MAX = 40
export const PASSKEY_NAME_MAX = 60
export const TEXT_MAX = 20_000
export const HTML_MAX = 100_000
export const REASON_MAX = 2_000
/** A sentence or two for those who were not chosen. */
export const MESSAGE_TO_OTHERS_MAX = 500
export const KEYWORD_MAX = 64
export const KEYWORDS_MAX = 30
/** What is typed into a search of names. */
export const SOUGHT_MAX = 100
export const URL_MAX = 500
export const RULEBOOK_TITLE_MAX = 150
export const COURSE_CODE_MAX = 20
export const DECISION_REFERENCE_MAX = 150
/** What a department wants to stand on its papers. */
export const PAPER_HEADER_MAX = 300
export const LEGAL_BASIS_MAX = 300
export const SIGNER_OFFICE_MAX = 100
export const PAPER_PLACE_MAX = 60
export const DECLARATION_MAX = 3_000
export const PHONE_MAX = 40
/** More interests than a student declares, yet few enough to lock their rows together. */
export const INTERESTS_MAX = 200
export const PAGE_SIZE_MAX = 100
/** A list that nothing else bounds is sent whole up to so many; a longer one is asked for by `page`. */
export const WHOLE_LIST_MAX = 2_000
/** Theses that one call changes: as many as the longest page has. */
export const THESES_AT_ONCE_MAX = 100
/** A body of names, numbers and a few sentences: far more than any takes, also where a client escapes every letter. */
export const BODY_MAX_BYTES = 100_000
/** A body with a text of up to `TEXT_MAX` characters, each of six bytes where a client escapes it. */
export const TEXT_BODY_MAX_BYTES = 250_000
/** A body with a description, or with the whole list that older clients send along with a step. */
export const HTML_BODY_MAX_BYTES = 1_000_000
/** A page as a phone's camera takes it, or some pages as a scanner does. */
export const PAPER_RETURN_MAX_BYTES = 15_000_000
/** A form of some pages in Word, with the arms of the university. */
export const PAPER_FORM_MAX_BYTES = 5_000_000
/** Papers that one call issues, or makes one file of: those of a whole examination period of a department. */
export const PAPERS_AT_ONCE_MAX = 200
export const PROTOCOL_NUMBER_MAX = 50
export const IMAGE_MAX_BYTES = 15_000_000
/** PostgreSQL's largest integer, hence the largest id. */
export const ID_MAX = 2_147_483_647
