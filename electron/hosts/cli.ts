import { commandName } from './cli/command-name.ts'
import { runCli } from './cli/run-cli.ts'

void runCli({
  argv: process.argv.slice(2),
  command: commandName(process.env, process.argv[1]),
  environment: process.env,
  platform: process.platform,
  streams: { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr },
}).then((exitCode) => {
  process.exitCode = exitCode
})
