import type { PictureState } from './picture.ts'

/** How a service of Windows is, by its state in the words of Windows. */
export function running(state: string): readonly PictureState[] {
  return [
    { when: `${state} == 'Running'`, word: 'running', role: 'ok' },
    { when: `${state} != 'Running'`, word: 'stopped' },
  ]
}

/** How something is that is switched on and off. */
export function switched(isOn: string): readonly PictureState[] {
  return [
    { when: `${isOn} == true`, word: 'on', role: 'ok' },
    { when: `${isOn} == false`, word: 'off' },
  ]
}
