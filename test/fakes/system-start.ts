import type { SystemStart } from '../../electron/settings/recorded-settings.ts'

/** A system that writes down what it is told of starting Deskmedic at sign-in, and takes it or not. */
export function createSystemStart(told: boolean[], takes = true): SystemStart {
  return { isSet: () => takes && told.at(-1) === true, set: (isOn) => told.push(isOn) > 0 && takes }
}
