/**
 * What a clause names only to rule it out: "it is not the wifi", "nothing wrong with the mouse". These are forms of sentences,
 * whatever component stands in them; its words stand in the lexicon.
 */
const ruledOut = {
  latin: [
    /^ ?(?:and )?(?:(?:its|thats|it is|that is|this is|it was|probably|surely) )?not (?:about )?(?:the|my|our) (?!first\b|only\b|same\b|right\b|usual\b)\w/u,
    /\b(?:isnt|is not|arent|are not|wasnt|was not) (?:the|my|our) (?:problem|issue|trouble|cause|culprit|reason)\b/u,
    /\b(?:nothing|no (?:problems?|issues?|trouble)) (?:is )?(?:wrong )?with (?:the|my|our)\b/u,
    /\bhas nothing to do with\b/u,
  ],
  squeezed: [
    /(?:문제|탓|때문|고장)(?:이|은|는|도)?아니/u,
    /^不是[^，。]{1,12}(?:问题|毛病|原因|坏)/u,
    /(?:没关系|无关)$/u,
  ],
} as const

/** Text as `normalize` gives it, and the same without blanks where it holds Korean or Chinese characters. */
export function isRuledOut(text: string, squeezed: string): boolean {
  return (
    ruledOut.latin.some((form) => form.test(text)) ||
    (squeezed !== '' && ruledOut.squeezed.some((form) => form.test(squeezed)))
  )
}
