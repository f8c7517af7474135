import { definePart } from './part.ts'

/** A scheduled task. `lastResult` is the exit code of its program or of Windows. */
export type TaskState = {
  name: string
  path: string
  state: 'Ready' | 'Running' | 'Disabled'
  author: string
  programs: string[]
  lastRunUtc: string | null
  lastResult: number
  missedRuns: number
  nextRunUtc: string | null
}

export type TasksState = TaskState[]

function initialTasks(): TasksState {
  return [
    {
      name: 'Updater',
      path: '\\',
      state: 'Ready',
      author: 'Example',
      programs: ['C:\\Program Files\\Example\\up.exe'],
      lastRunUtc: '2025-11-20T08:00:00.000Z',
      lastResult: 0,
      missedRuns: 0,
      nextRunUtc: '2025-11-23T08:00:00.000Z',
    },
  ]
}

export const tasksPart = definePart({ healthy: initialTasks })
