/** The text is no condition. `position` counts UTF-16 units from the start of `source`. */
export class ConditionSyntaxError extends Error {
  override readonly name = 'ConditionSyntaxError'
  readonly source: string
  readonly position: number

  constructor(reason: string, source: string, position: number) {
    super(`${reason} at ${position} in: ${source.slice(0, 200)}`)
    this.source = source
    this.position = position
  }
}
