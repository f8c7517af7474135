// Which of the long tests a run of `npm test` takes.
import { spawnSync } from 'node:child_process'

import { loadSource } from './load-source.mjs'
import { root } from './setup.mjs'

/**
 * The shard of this commit, such as `3/10`, and the test files that are left to others. The same commit has the same one wherever it is
 * tested. Everything is taken where `all` says so, and where there is no commit to go by.
 */
export async function shardHere({ all, environment = process.env }) {
  const { shards, testsOfOtherShards } = await loadSource('test/long-tests.ts')
  const shard = all ? '' : (environment.DESKMEDIC_TEST_SHARD ?? shardOfCommit(shards))
  return { shard, leftOut: testsOfOtherShards(shard) }
}

function shardOfCommit(shards) {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
  if (status !== 0) return ''
  return `${1 + (Number.parseInt(stdout.slice(0, 8), 16) % shards)}/${shards}`
}
