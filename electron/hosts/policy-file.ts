/**
 * The file by which an administrator fixes settings for the whole computer: writable by administrators only. A fixed
 * place: an environment variable belongs to the user whom the policy binds.
 */
export function policyFileOf(platform: NodeJS.Platform): string {
  return platform === 'win32' ? 'C:\\ProgramData\\Deskmedic\\policy.json' : '/etc/deskmedic/policy.json'
}
