import path from 'node:path'

/** The file by which an administrator fixes settings for the whole computer: writable by administrators only. */
export function policyFileOf(
  platform: NodeJS.Platform,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  if (platform !== 'win32') return '/etc/deskmedic/policy.json'
  return path.win32.join(environment['ProgramData'] ?? 'C:\\ProgramData', 'Deskmedic', 'policy.json')
}
