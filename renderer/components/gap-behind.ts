/** What stands between a text and the one behind it: punctuation of full width brings its own blank. */
export function gapBehind(text: string): '' | ' ' {
  return /[，。：；？！、）”]$/u.test(text) ? '' : ' '
}
