/**
 * Test files that take long, the longest first, each where it takes longest: above twelve seconds in the app, eight elsewhere. Nothing
 * is known of earlier runs in a fresh checkout, and the size of a file says little: one of these would be left over at the end and go
 * on alone.
 */
export const longTests: readonly string[] = [
  // In the app.
  'test/e2e-app/journeys-by-hand.test.ts',
  'test/e2e-app/accessibility.test.ts',
  'test/e2e-app/admin-mode.test.ts',
  'test/e2e-app/tray.test.ts',
  'test/e2e-app/confirm-size.test.ts',
  'test/e2e-app/features-grants.test.ts',
  'test/e2e-app/features-results.test.ts',
  'test/e2e-app/panel.test.ts',
  'test/e2e-app/bad-input-shell.test.ts',
  'test/e2e-app/screens.test.ts',
  'test/e2e-app/features-waiting.test.ts',
  'test/e2e-app/features-asking.test.ts',
  'test/e2e-app/window.test.ts',
  'test/e2e-app/killed.test.ts',
  'test/e2e-app/features-running.test.ts',
  'test/e2e-app/model-chat.test.ts',
  'test/e2e-app/bad-input-texts.test.ts',
  'test/e2e-app/machine-policy.test.ts',
  'test/e2e-app/watch.test.ts',
  'test/e2e-app/benchmarks.test.ts',
  'test/e2e-app/managed.test.ts',
  'test/e2e-app/early-start.test.ts',
  'test/e2e-app/features-deletion.test.ts',
  'test/e2e-app/shut-off.test.ts',
  'test/e2e-app/tool-form.test.ts',
  'test/e2e-app/settings.test.ts',
  'test/e2e-app/edits.test.ts',
  'test/e2e-app/drawn-answers.test.ts',
  'test/e2e-app/report.test.ts',
  'test/e2e-app/network.test.ts',
  'test/e2e-app/proxy.test.ts',
  'test/e2e-app/workspaces.test.ts',
  'test/e2e-app/attach.test.ts',
  'test/e2e-app/crash.test.ts',
  'test/e2e-app/languages.test.ts',
  'test/e2e-app/check-up.test.ts',
  'test/e2e-app/advice.test.ts',
  'test/e2e-app/models.test.ts',
  // On Windows.
  'test/e2e/cli-kept.test.ts',
  'electron/executors/powershell/harness.test.ts',
  'test/e2e/cli-durability.test.ts',
  'test/e2e/broker.test.ts',
  'test/windows/packaged.test.ts',
  'electron/executors/files/editing/file-changes.kill.test.ts',
  'test/e2e/cli-output.test.ts',
  'electron/executors/files/line-search/line-search.test.ts',
  'test/windows/rough-pc.test.ts',
  'electron/engine/retention.test.ts',
  // Writes the policies of the PC that programs of `cli-` tests read: those have ended by then, and are in other shards.
  'test/windows/policy-registry.test.ts',
  'electron/audit/old-segments.test.ts',
  'electron/executors/content-search/content-search.test.ts',
  'electron/executors/pipes/local-pipe.test.ts',
  'electron/executors/process/run-program.test.ts',
  'electron/executors/runtimes/run-in-folder.test.ts',
  'test/network/updates.test.ts',
  'electron/audit/audit-log.kill.test.ts',
  'electron/audit/second-place.test.ts',
  'electron/executors/process/start-process.test.ts',
  'electron/executors/files/editing/file-changes.test.ts',
  'electron/settings/policy-places.test.ts',
  'electron/executors/files/reading/file-reading.test.ts',
  'test/network/model-stalls.test.ts',
  'electron/executors/files/editing/file-edits.test.ts',
  'test/windows/broker-program.test.ts',
  'electron/executors/code-search/code-search.test.ts',
  'electron/hosts/cli/commands/overview.test.ts',
  // In Node.
  'test/evaluate/rank-training.test.ts',
  'test/e2e/cli-bad-input.test.ts',
  'test/scenarios/complaints.test.ts',
  'test/e2e/cli-consent.test.ts',
  'test/contract/stored-files.test.ts',
  'test/e2e/cli-model.test.ts',
  'test/e2e/cli-commands.test.ts',
  'test/e2e/cli-files-hostile.test.ts',
  'test/e2e/cli-settings.test.ts',
  'test/e2e/cli-situations.test.ts',
  'test/e2e/cli-portable.test.ts',
  'electron/store/grant-file.damage.test.ts',
  'test/e2e/cli-options.test.ts',
  'test/e2e/cli-full-drive.test.ts',
  'test/e2e/cli-console.test.ts',
  'test/e2e/cli-check-up.test.ts',
  'electron/audit/audit-log.damage.test.ts',
  'test/scenarios/escalation-order.test.ts',
  'test/scenarios/bad-files.test.ts',
  'test/bench/smoke.test.ts',
  'test/e2e/cli-files.test.ts',
  'test/desktop/check-up.test.ts',
  'test/scenarios/undo.test.ts',
  'renderer/app/hostile-text.test.tsx',
  'electron/executors/git/hostile-repository.test.ts',
  'test/desktop/report.test.ts',
  'electron/settings/settings.damage.test.ts',
  'test/e2e/cli-watch.test.ts',
  'electron/executors/git/git-commits.test.ts',
  'test/e2e/cli-policy.test.ts',
  'test/scenarios/model-injection.test.ts',
  'test/e2e/cli-chat.test.ts',
  'test/contract/script-files.test.ts',
  'test/e2e/cli-edits.test.ts',
  'test/scenarios/two-faults.test.ts',
  'test/desktop/escalation-order.test.ts',
  'electron/executors/files/open-inside.race.test.ts',
  'test/e2e/cli-delete.test.ts',
  'test/e2e/windows-package.test.ts',
  'electron/settings/hostile-policy.test.ts',
  'test/desktop/sessions.test.ts',
  'test/e2e/start.test.ts',
  'test/property/external-access.test.ts',
  'test/e2e/cli-damaged-files.test.ts',
  'test/e2e/cli-model-secrets.test.ts',
  'test/evaluate/complaints.test.ts',
  'test/e2e/cli-acp.test.ts',
  'test/desktop/forged-consent.test.ts',
  'test/desktop/setting-consent.test.ts',
  'test/e2e/cli-history.test.ts',
  'electron/executors/files/workspaces/confined-files.test.ts',
  'test/desktop/watch.test.ts',
  'electron/engine/pc-id.damage.test.ts',
  'test/scenarios/offline.test.ts',
  'test/scenarios/acp-consent.test.ts',
  'test/evaluate/answers.test.ts',
  'test/desktop/idle-queue.test.ts',
  'test/e2e/one-language.test.ts',
  'test/e2e/cli-url-guard.test.ts',
  'test/desktop/follow-ups.test.ts',
  'test/desktop/model-agreement.test.ts',
  'test/desktop/model-chat.test.ts',
  'test/desktop/phases.test.ts',
]

/** The earlier a file begins, the less. */
export function placeOf(file: string): number {
  const place = longTests.findIndex((name) => file.endsWith(`/${name}`))
  return place === -1 ? longTests.length : place
}

/** In so many parts they are shared out: one run takes one of these besides everything that is quick. */
export const shards = 10

/**
 * Long tests that are not of this shard, such as `3/10`; none where every test is asked for (no shard). To and fro through the list, so
 * that each shard takes about as long as another.
 */
export function testsOfOtherShards(shard: string | undefined): readonly string[] {
  if (shard === undefined || shard === '') return []
  const [one, of, ...rest] = shard.split('/').map(Number)
  if (one === undefined || !Number.isInteger(one) || one < 1 || one > shards || of !== shards || rest.length > 0)
    throw new Error(`a shard is 1/${String(shards)} to ${String(shards)}/${String(shards)}, not ${shard}`)
  return longTests.filter((_file, place) => shardOf(place) !== one)
}

function shardOf(place: number): number {
  const [row, column] = [Math.floor(place / shards), place % shards]
  return 1 + (row % 2 === 0 ? column : shards - 1 - column)
}
