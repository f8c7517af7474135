const usual = [7, 30, 90, 180, 365, 1_095, 3_650]

/** Days that can be chosen, none of them fewer than `least`, among them the value in use: also one that came from elsewhere is shown as it is. */
export function offeredDays(current: string, least = 0): readonly string[] {
  const offered = usual.filter((days) => days >= least)
  return [...new Set([...offered, Number(current)])].sort((one, other) => one - other).map(String)
}
