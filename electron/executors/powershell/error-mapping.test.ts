import { expect, test } from 'vitest'

import { outcomeOfFailure, readFailure, type ScriptFailure } from './error-mapping.ts'

const failure = (parts: Partial<ScriptFailure>): ScriptFailure => ({ ...readFailure(null), ...parts })

const codeOf = (parts: Partial<ScriptFailure>, elevated = false): string => {
  const outcome = outcomeOfFailure(failure(parts), elevated)
  return outcome.kind === 'empty' ? 'empty' : outcome.error.code
}

test.each<[Partial<ScriptFailure>, string]>([
  [{ id: 'NoMatchingEventsFound,Microsoft.PowerShell.Commands.GetWinEventCommand' }, 'empty'],
  [{ id: 'DNS_ERROR_RCODE_NAME_ERROR,Microsoft.DnsClient.Commands.ResolveDnsName' }, 'empty'],
  [{ id: 'CommandNotFoundException', target: 'Get-MpThreat' }, 'missing_cmdlet'],
  [{ id: 'ParseException', innerId: 'ScriptContainedMaliciousContent' }, 'blocked_by_antivirus'],
  [{ id: 'Any', category: 'PermissionDenied' }, 'needs_admin'],
  [{ id: 'Any', hresult: -2147024891 }, 'needs_admin'],
  [{ id: 'HRESULT 0x80041003,Microsoft.Management.Infrastructure.CimCmdlets.GetCimInstanceCommand' }, 'needs_admin'],
  [{ id: 'Any', type: 'System.UnauthorizedAccessException' }, 'needs_admin'],
  [{ id: 'HRESULT 0x00040004,Microsoft.Management.Infrastructure.CimCmdlets.GetCimInstanceCommand' }, 'timed_out'],
  [{ id: 'Any', category: 'OperationTimeout' }, 'timed_out'],
  [{ id: 'UnauthorizedAccess', category: 'SecurityError', type: 'PSSecurityException' }, 'scripts_blocked'],
  [{ id: 'UnauthorizedAccess', type: 'System.Management.Automation.PSSecurityException' }, 'step_failed'],
  [{ id: 'Any', category: 'SecurityError', type: 'System.Security.SecurityException' }, 'needs_admin'],
  [{ id: 'pid_reused' }, 'step_failed'],
])('%o is %s', (parts, code) => {
  expect(codeOf(parts)).toBe(code)
})

test('an elevated refusal is not cured by more rights', () => {
  expect(codeOf({ category: 'PermissionDenied' }, true)).toBe('access_denied')
})

test('a translated message never decides', () => {
  expect(codeOf({ id: 'Unclear', message: 'Access is denied. NoMatchingEventsFound 0x80070005' })).toBe('step_failed')
})

test('a thrown short code is the reason; other text stays in the detail', () => {
  const named = outcomeOfFailure(failure({ id: 'drive_in_use' }), false)
  expect(named).toMatchObject({ error: { data: { reason: 'drive_in_use' } } })
  const spoken = outcomeOfFailure(failure({ id: 'Cannot open C:\\Users\\Kim' }), false)
  expect(spoken).toMatchObject({ error: { data: { reason: 'script_error' } } })
})

test('parts that are missing or of another type are empty', () => {
  expect(readFailure({ id: 5, hresult: 'x' })).toMatchObject({ id: '', hresult: 0 })
  expect(readFailure('text')).toMatchObject({ id: '', line: 0 })
})
