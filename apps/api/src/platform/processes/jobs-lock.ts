/** Any number, as long as nothing else in the database locks the same. */
export const JOBS_LOCK = 0x64_69_61_6a
