import type { NodeStepRun } from '../../../contract/node-step.ts'

/** The kinds of content on the clipboard, such as `text/plain`; null where this host cannot see them. */
export const readFormats: NodeStepRun = async ({ ports }) => ({ formats: await ports.clipboardFormats() })
