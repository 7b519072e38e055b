/* Refusals as people read them: status, code and sentence. */

export const NOT_FOUND = { status: 404, code: 'not_found', message: 'Δεν βρέθηκε αυτό που ζητήσατε.' }

export const NOT_OWNER = {
  status: 403,
  code: 'not_owner',
  message: 'Δεν μπορείτε να αλλάξετε κάτι που ανήκει σε άλλο πρόσωπο.',
}

export const ENDED = {
  status: 409,
  code: 'thesis_ended',
  message: 'Η εργασία έχει ολοκληρωθεί και δεν αλλάζει.',
}

export const LEFT_BEHIND = {
  status: 409,
  code: 'not_in_progress',
  message: 'Η εργασία δεν είναι σε εξέλιξη.',
}

export const HAS_LIST = { status: 409, code: 'has_list', message: 'Η εργασία έχει ήδη λίστα βημάτων.' }

export const CONFIRMED = {
  status: 409,
  code: 'step_confirmed',
  message: 'Το βήμα έχει εγκριθεί και δεν αλλάζει.',
}

export const OUT_OF_ORDER = {
  status: 409,
  code: 'step_order',
  message:
    'Η κατάσταση του βήματος δεν επιτρέπει αυτή την ενέργεια· ίσως άλλαξε στο μεταξύ. Τα βήματα ολοκληρώνονται με τη σειρά τους, και αυτό που περιμένει έγκριση μένει αμέσως μετά τα εγκεκριμένα.',
}
