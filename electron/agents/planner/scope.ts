/**
 * What a clause names only to rule it out: "it is not the wifi", "nothing wrong with the mouse", "it does not freeze". These are
 * forms of sentences, whatever component stands in them; its words stand in the lexicon.
 */
const ruledOut = {
  latin: [
    /^ ?(?:and )?(?:(?:its|thats|it is|that is|this is|it was|probably|surely) )?not (?:about )?(?:the|my|our) (?!first\b|only\b|same\b|right\b|usual\b)\w/u,
    /\bnot an? (?:\w+ )?(?:problem|issue|fault|thing|matter)\b/u,
    /\b(?:isnt|is not|arent|are not|wasnt|was not) (?:the|my|our) (?:problem|issue|trouble|cause|culprit|reason)\b/u,
    /\b(?:nothing|no (?:problems?|issues?|trouble)) (?:is )?(?:wrong )?with (?:the|my|our)\b/u,
    /\bhas nothing to do with\b/u,
    /\bi (?:dont|do not) think (?:its|it is|thats|the|my)\b/u,
    /\b(?:isnt|is not|not|doesnt|does not|didnt|did not|dont|hasnt|has not|havent|have not|never|no) (?:\w+ )?(?:slow|slowly|freez\w*|froze\w*|crash\w*|hang|hangs|hanging|lag\w*|blue screens?|overheat\w*|hot|full|broken|forgotten|dead|offline|virus(?:es)?|error messages?|errors?)\b/u,
    /\bwithout (?:an? |any )?(?:\w+ )?(?:errors?|problems?|trouble|issues?|hitch|a hitch)\b/u,
    /\b(?:heaps|plenty|loads|tons|lots|more than enough) of (?:\w+ )?(?:space|room|memory|ram|battery|charge|signal)\b/u,
  ],
  squeezed: [
    /(?:문제|탓|때문|고장)(?:이|은|는|도)?아니/u,
    /(?:건|게|것은|것이|거는|것도)아니(?:고|구|라|지만|에요|예요|야|며)/u,
    /^[^,。]{1,14}(?:이|가|은|는|도)아니(?:고|구|라)/u,
    /^(?:也|并|又)?不是(?!因为|[^，。]{0,14}(?:就是|[很太全都每所不没]))[^，。吗]{1,14}(?:问题|毛病|原因|坏|的事|的锅|$)/u,
    /^(?:不是|并非)[^，。就很太全都每所不没]{1,12}也不是/u,
    /(?:没关系|无关)$/u,
  ],
} as const

/**
 * What a clause only supposes to be the cause: "I reckon it is the router". People are asked for what happens, and their guess
 * is often wrong.
 */
const supposed = {
  latin: [
    /\b(?:im (?:pretty |quite |almost )?(?:sure|certain)|i (?:reckon|guess|bet|suspect|suppose|assume|imagine)|must be|clearly|surely|obviously|is probably|could it be|might be|may have|my guess|i blame|someone told me|they (?:say|reckon))\b/u,
  ],
  squeezed: [
    /(?:인가|는가|은가|한가|던가)(?:봐|봅니다|보네|싶)/u,
    /(?:나|났나|됐나|졌나)(?:봐|봅니다|보네)/u,
    /(?:것|거)같(?:아|은데|습니다|네)/u,
    /(?:아닐까|일까요?$|탓인|때문인(?:지|가|것|듯))/u,
    /^(?:我)?(?:估计|怀疑|我看|我猜|肯定是|八成|大概是|应该是|多半|会不会是|感觉是|以为|听说)/u,
    /(?:估计|怀疑|八成|多半|肯定)(?:是|要|该)/u,
  ],
} as const

type Forms = { readonly latin: readonly RegExp[]; readonly squeezed: readonly RegExp[] }

/** Text as `normalize` gives it, and the same without blanks where it holds Korean or Chinese characters. */
export function isRuledOut(text: string, squeezed: string): boolean {
  return hasForm(ruledOut, text, squeezed)
}

/** The same of what is only supposed. */
export function isSupposed(text: string, squeezed: string): boolean {
  return hasForm(supposed, text, squeezed)
}

function hasForm(forms: Forms, text: string, squeezed: string): boolean {
  return (
    forms.latin.some((form) => form.test(text)) ||
    (squeezed !== '' && forms.squeezed.some((form) => form.test(squeezed)))
  )
}
