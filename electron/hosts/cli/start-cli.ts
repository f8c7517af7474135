import path from 'node:path'

import { runCli } from './run-cli.ts'

/** Runs what the words of this process ask for; its exit code says how that went. */
export async function startCli(): Promise<void> {
  process.exitCode = await runCli({
    argv: process.argv.slice(2),
    command: commandName(process.env, process.argv[1]),
    environment: process.env,
    platform: process.platform,
    streams: { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr },
  })
}

/** How a person has to type this program: by npm in a checkout, by Node for the built file, else by its name. */
export function commandName(
  environment: Readonly<Record<string, string | undefined>>,
  script: string | undefined,
): string {
  const event = environment['npm_lifecycle_event']
  if (event === 'cli' || event === 'start') return 'npm run --silent cli --'
  return script !== undefined && path.extname(script) === '.cjs'
    ? `node ${path.relative(process.cwd(), script)}`
    : 'deskmedic'
}
