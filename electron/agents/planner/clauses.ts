import { normalize } from './tokenize.ts'

/** A part of a complaint. `squeezed` has no blanks, and is empty where there are no Korean or Chinese characters. */
export type Clause = {
  readonly text: string
  readonly squeezed: string
  readonly weight: number
  /** What it counts for a thing that is named as the cause ("since that tool ..."). */
  readonly weightAsCause: number
}

/** What is said to work is named to be ruled out; circumstances are named in passing; the rest is the complaint. */
const weightOfWorking = 0.12
const weightOfCircumstance = 0.55

/** People begin with what is wrong. */
const stepOfPlace = 0.04
const leastOfPlace = 0.76

const easternCharacter = /[\p{Script=Hangul}\p{Script=Han}]/u
const sentenceEnd = /(?<=[!?。！？])|\.(?=\s|$)|(?<=[\p{Script=Hangul}\p{Script=Han}])\.|\n+/u
const clauseEnd =
  /[,;，；：、]|(?<!\b[a-z]):(?=\s)|\s-+\s|\b(?:but|and|though|although|however|while|whereas|yet|because|so that)\b|\s(?=(?:since|after) )|(?<=는데(?:도)?)|(?<=지만|말고|빼고)|(?<=고요?|뒤로|이후로|다음부터)\s|(?=但是?|可是?|却|就是|只是)/u

const working = [
  /(?:말고|빼고|제외하고)$/u,
  /\b(?:is|are|looks?|seems?|works?|working|worked|was|were|runs?|prints?|opens|loads|connects) (?:\w+ )?(?:ok|okay|fine|good|great|well|perfect|perfectly|normal|normally|alright|ready)\b/u,
  /\b(?:everything else|all (?:my )?other|others?|phone|colleagues?|coworkers?)\b.{0,30}\b(?:works?|connects?|opens?|fine)\b/u,
  /\b(?:ping|test page|mouse|wifi|wi-fi|printer|phone|network|page) .{0,20}\b(?:works|does|connected)$/u,
  /^(?!.*\b(?:nothing|none|never|hardly|neither|no|only|barely|sometimes)\b).*\bworks$/u,
  /\bi (?:tried|already|did)\b|\balready (?:tried|scanned|checked)\b|\b(?:scans?|items) (?:clean|off)\b/u,
  /(?:은|는|도|이|가)(?:다|잘|정상적?으로)?(?:되는데|됐는데|됩니다만|되고|잘돼|나오는데|괜찮|멀쩡|정상)/u,
  /(?:으로|로)(?:치면|하면|들어가면|접속하면|연결하면).{0,4}(?:열|되|됩|돼|나와|나옵)/u,
  /(?<![不没])(?:能打开|打得开|可以(?:用|上|打开))/u,
  /(?:正常|没问题|好好的|(?<![不才])能用|都好|没事|能连|ping得通|能动)/u,
]
/** What worked until lately is what does not work now. */
const formerly = [
  /\b(?:yesterday|this morning|last (?:week|night|month)|until|till|earlier|before|used to|a (?:week|day|month) ago|recently)\b/u,
  /(?:어제|그저께|아침까지|오전까지|전까지|전에는|예전에|지난주|얼마전)/u,
  /(?:昨天|前天|早上|上午|之前|以前|原来|本来|上周|刚才)/u,
]
/** "The wifi and battery icons": pictures in a row stand for the bar they are in, not for what they show. */
const rowOfIcons = /\b[\w-]+(?:,? (?:and|or|nor) [\w-]+)+ icons?\b/gu
/** A path to another computer, as people paste it. */
const networkPath = /\\\\[\w.-]+\S*/gu
const circumstance = [
  /^\s*(?:ever |even |not even )?(?:since|after|before|when|whenever|if|as long as|as soon as|once|until|with)\b/u,
  /(?:뒤로|다음부터|이후로?|하고나서|때부터)/u,
  /(?:以后|之后|后$|自从)/u,
]

/** Sentences of a text, in order. */
export function splitSentences(text: string): string[] {
  return text.split(sentenceEnd).filter((sentence) => sentence.trim() !== '')
}

/** Clauses of a text with what they count for. */
export function splitClauses(text: string): Clause[] {
  return splitSentences(text)
    .flatMap((sentence) => readable(sentence).split(clauseEnd))
    .filter((clause) => clause.trim() !== '')
    .map(toClause)
}

function readable(sentence: string): string {
  return normalize(sentence).replace(rowOfIcons, 'icons').replace(networkPath, 'network path')
}

function toClause(text: string, place: number): Clause {
  const squeezed = easternCharacter.test(text) ? text.replaceAll(' ', '') : ''
  const says = (patterns: readonly RegExp[]) =>
    patterns.some((pattern) => pattern.test(text) || (squeezed !== '' && pattern.test(squeezed)))
  const byPlace = Math.max(leastOfPlace, 1 - place * stepOfPlace)
  if (says(working) && !says(formerly)) {
    const weight = weightOfWorking * byPlace
    return { text, squeezed, weight, weightAsCause: weight }
  }
  return { text, squeezed, weight: (says(circumstance) ? weightOfCircumstance : 1) * byPlace, weightAsCause: byPlace }
}
