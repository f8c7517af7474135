import type { NativeStep } from './define-tool.ts'

/** Asks a program to close. Without /F this only sends the close message: the program may ask to save. */
export function askToClose(...whom: readonly ['/PID' | '/IM', string]): NativeStep {
  return {
    id: 'close',
    via: 'native',
    executable: '%SystemRoot%\\System32\\taskkill.exe',
    argv: whom,
    // 1 = has no window that could close, 128 = does not run any more: the next step looks for itself.
    okExitCodes: [0, 1, 128],
    decode: 'oem',
    parse: () => ({}),
  }
}
