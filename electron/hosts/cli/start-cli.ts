import { commandName } from './command-name.ts'
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
