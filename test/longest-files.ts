/**
 * Files that take long, in Node, in the app or on Windows. Nothing is known of earlier runs in a fresh checkout, and the size of
 * a file says little: one of these would be left over at the end and go on alone.
 */
export const longestFiles: readonly string[] = [
  'test/e2e-app/silence.test.ts',
  'test/e2e-app/journeys-by-hand.test.ts',
  'test/e2e-app/screens.test.ts',
  'test/e2e-app/accessibility.test.ts',
  'test/e2e-app/tray.test.ts',
  'test/e2e-app/bad-input-shell.test.ts',
  'test/e2e-app/watch.test.ts',
  'test/e2e-app/killed.test.ts',
  'test/evaluate/rank-training.test.ts',
  'test/e2e/cli-watch.test.ts',
  'test/e2e/cli-kept.test.ts',
  'test/e2e/cli-durability.test.ts',
  'test/e2e/broker.test.ts',
  'test/e2e/cli-output.test.ts',
  'test/windows/rough-pc.test.ts',
  // Writes the policies of the PC that programs of `cli-` tests read: those have ended by then.
  'test/windows/policy-registry.test.ts',
  'test/scenarios/complaints.test.ts',
  'test/scenarios/model-injection.test.ts',
  'electron/executors/git/hostile-repository.test.ts',
  'test/e2e/cli-bad-input.test.ts',
  'test/e2e/cli-files-hostile.test.ts',
  'test/scenarios/conclusion.test.ts',
  'test/bench/smoke.test.ts',
  'test/e2e/cli-situations.test.ts',
  'test/contract/produced.test.ts',
  'test/architecture/sole-callers.test.ts',
]

/** The earlier a file begins, the less. */
export function placeOf(file: string): number {
  const place = longestFiles.findIndex((name) => file.endsWith(`/${name}`))
  return place === -1 ? longestFiles.length : place
}
