import type { Updates, UpdatesDeps } from './updates-here.ts'

/** The part that looks for newer versions; null = it is no part of this program, as at a site without internet. */
export async function loadUpdates(deps: Omit<UpdatesDeps, 'kind' | 'platform'>): Promise<Updates | null> {
  const part = await import('./updates-here.ts').catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  return part?.createUpdates({ ...deps, platform: process.platform, kind: part.setUpKindHere() }) ?? null
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND'
}
