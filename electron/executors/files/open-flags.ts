import { constants } from 'node:fs'

// Node declares both for every system; Windows has neither.
const given: { readonly O_NOFOLLOW?: number; readonly O_NONBLOCK?: number } = constants

/** A link in place of the file is refused; on Windows nothing, which has no such flag. */
export const noFollow = given.O_NOFOLLOW ?? 0

/** For reading a file that is no link; a pipe that has taken its place does not hold up the call. */
export const readUnfollowed = constants.O_RDONLY | noFollow | (given.O_NONBLOCK ?? 0)
