/** What computers, servers and printers often listen on. */
export const commonPorts: readonly number[] = [443, 80, 445, 22, 53, 9100]

/** Errors of a ping that say that nobody answered, although a way there is known. */
export const timedOut = 11_010
