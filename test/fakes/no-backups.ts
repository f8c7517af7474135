import type { Backups } from '../../electron/executors/files/backups.ts'

/** A PC on which nothing can be kept. */
export const noBackups: Backups = {
  keep: () => Promise.reject(new Error('folder_not_closed')),
  find: () => Promise.reject(new Error('folder_not_closed')),
}
