import path from 'node:path'

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
