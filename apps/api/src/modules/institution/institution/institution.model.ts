/** The subject of kept answers that are made of institutions and departments. */
export const PLACES = 'places'
