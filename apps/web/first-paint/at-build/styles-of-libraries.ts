/**
 * Hashes of the styles that a library writes into the page while it lives, whose text we cannot choose. Any other style
 * of a script has to go through emotion.
 */
export const STYLES_OF_LIBRARIES = [
  // An empty one: emotion makes it, and writes its rules through the style's own interface, which no policy is asked for.
  '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
]
