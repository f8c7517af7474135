/** Words of the languages themselves: in every file, so they say nothing about one. */
const keywords = new Set(
  (
    'abstract and any as assert async auto await begin bool boolean break byte case catch char class const continue def default del delete ' +
    'do double elif else elsif end enum except export extends extern false final finally float fn for foreach from func function global ' +
    'goto if impl implements import in include inline instanceof int interface internal is lambda let long match module mut namespace ' +
    'native new nil none not null number of operator or out override package param pass private protected pub public raise readonly ref ' +
    'return self short signed sizeof static string struct super switch then this throw throws trait true try type typedef typeof undefined ' +
    'union unless unsafe unsigned until use using var virtual void volatile where while with yield ' +
    'a an and are at be by can does for has have how i it its my on that the there to was what when which who why will you'
  ).split(' '),
)

const longestWord = 60

/**
 * What a piece of code or a question consists of, for an index: names are taken apart at their humps and underscores, endings that
 * only bend a word are cut. Words of other scripts stay whole.
 */
export function wordsOf(text: string): string[] {
  return text
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /^\p{L}/u.test(word) && word.length <= longestWord && !keywords.has(word))
    .map(withoutEnding)
}

/** Whatever both sides lose alike finds itself again: this is for an index, not for a reader. */
function withoutEnding(word: string): string {
  if (word.length <= 4) return word
  for (const ending of ['ing', 'ed', 'es', 's']) {
    if (ending === 's' && word.endsWith('ss')) return word
    if (word.endsWith(ending) && word.length - ending.length >= 3) return word.slice(0, -ending.length)
  }
  return word
}
