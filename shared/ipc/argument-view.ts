/** One argument of a call. */
export type ArgumentView = {
  readonly name: string
  readonly label: string
  /** To the letter. */
  readonly value: string
  /** What stands for it where it is a yes or no, or one of a choice; absent = it says itself what it is. */
  readonly word?: string
  /** False = its usual value, a number of the PC, or said in the title: behind "Details". */
  readonly plain: boolean
}
