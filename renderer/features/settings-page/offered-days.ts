const usual = [7, 30, 90, 180, 365, 1_095, 3_650]

/** Days that can be chosen, among them the value in use: also one that came from elsewhere is shown as it is. */
export function offeredDays(current: string): readonly string[] {
  return [...new Set([...usual, Number(current)])].sort((one, other) => one - other).map(String)
}
