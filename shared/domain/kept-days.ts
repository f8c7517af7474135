/** Days that the record of changes is kept: fewer than the least prove nothing. */
export const auditDays = { least: 30, forGood: 3_650 } as const
