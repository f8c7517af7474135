import { version } from '../../../package.json'
import { updatePlaceOf } from '../../settings/update-place.ts'
import { lookForUpdate, type UpdateHandlerDeps } from '../handlers/updates.ts'
import type { Services } from '../services.ts'
import { startDailyUpdate, type DailyUpdate } from '../../hosts/desktop/daily-update.ts'

/** A newer version that was found by itself is told by a message of the system; its click shows where it can be asked for. */
export function watchUpdates(
  { ports, conversations, context, orders }: Services,
  load: UpdateHandlerDeps['load'],
): DailyUpdate {
  const { settings } = ports.backend
  const ending = new AbortController()
  const daily = startDailyUpdate({
    isOn: () => settings.get('updateMode') === 'install' && updatePlaceOf(settings) !== null,
    isBusy: () => conversations().isRunning(),
    look: () => lookForUpdate({ load, version }, ending.signal),
    tell: (newer) => {
      const { translator } = context()
      ports.notify({
        title: translator.text('update.told.title'),
        body: translator.text('update.told.body', { version: newer }),
        onClick: () => {
          ports.showMainWindow()
          orders.showHelp()
        },
      })
    },
    timers: ports.timers,
  })
  return {
    again: daily.again,
    stop: () => {
      ending.abort()
      return daily.stop()
    },
  }
}
