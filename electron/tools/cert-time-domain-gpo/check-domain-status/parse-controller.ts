import type { NativeOutput } from '../../../contract/define-tool.ts'

export type ControllerAnswer = { dcReachable: boolean | null; dcName: string | null; unavailable?: string[] }

/**
 * Codes that mean: none can be reached. No logon servers, no such domain, unknown interface (the service is stopped),
 * no RPC server, Netlogon not started.
 * https://learn.microsoft.com/windows/win32/debug/system-error-codes--1300-1699-
 */
const noneThere = [1311, 1355, 1717, 1722, 1792]
export const exitCodesOfNltest = [0, 1, ...noneThere]

const success = 0
const controllerLine = /^.*?\\\\([^\s\\]+)\s*$/m
const statusCode = /\b(\d{1,5})\s+0x([0-9a-f]{1,8})\b/i

/** Reads `nltest /dsgetdc`: the name behind two backslashes, or a code. Words can be translated and are not read. */
export function parseController({ exitCode, stdout, stderr }: NativeOutput): ControllerAnswer {
  const [, dcName] = exitCode === success ? (controllerLine.exec(stdout) ?? []) : []
  if (dcName !== undefined) return { dcReachable: true, dcName }
  const code = codeIn(`${stdout}\n${stderr}`) ?? exitCode
  if (noneThere.includes(code)) return { dcReachable: false, dcName: null }
  return { dcReachable: null, dcName: null, unavailable: [`dcReachable:${code}`] }
}

/** A code stands there twice, once in each notation. */
function codeIn(text: string): number | null {
  const [, decimal = '', hexadecimal = ''] = statusCode.exec(text) ?? []
  const code = Number(decimal)
  return decimal !== '' && code === Number.parseInt(hexadecimal, 16) ? code : null
}
