/** The two-set layout (dubeolsik) of Korean keyboards: what each key gives. */
const letterOfKey: Readonly<Record<string, string>> = {
  ...{
    q: 'ㅂ',
    w: 'ㅈ',
    e: 'ㄷ',
    r: 'ㄱ',
    t: 'ㅅ',
    y: 'ㅛ',
    u: 'ㅕ',
    i: 'ㅑ',
    o: 'ㅐ',
    p: 'ㅔ',
    a: 'ㅁ',
    s: 'ㄴ',
    d: 'ㅇ',
  },
  ...{
    f: 'ㄹ',
    g: 'ㅎ',
    h: 'ㅗ',
    j: 'ㅓ',
    k: 'ㅏ',
    l: 'ㅣ',
    z: 'ㅋ',
    x: 'ㅌ',
    c: 'ㅊ',
    v: 'ㅍ',
    b: 'ㅠ',
    n: 'ㅜ',
    m: 'ㅡ',
  },
  ...{ Q: 'ㅃ', W: 'ㅉ', E: 'ㄸ', R: 'ㄲ', T: 'ㅆ', O: 'ㅒ', P: 'ㅖ' },
}
/** Letters that two keys give together. */
const keysOfLetter = new Map([
  ...Object.entries(letterOfKey).map(([key, letter]) => [letter, key] as const),
  ...Object.entries({
    ㅘ: 'hk',
    ㅙ: 'ho',
    ㅚ: 'hl',
    ㅝ: 'nj',
    ㅞ: 'np',
    ㅟ: 'nl',
    ㅢ: 'ml',
    ㄳ: 'rt',
    ㄵ: 'sw',
    ㄶ: 'sg',
  }),
  ...Object.entries({ ㄺ: 'fr', ㄻ: 'fa', ㄼ: 'fq', ㄽ: 'ft', ㄾ: 'fx', ㄿ: 'fv', ㅀ: 'fg', ㅄ: 'qt' }),
])
const letterOfKeys = new Map([...keysOfLetter].map(([letter, keys]) => [keys, letter] as const))

/** Letters of a syllable in the order of Unicode; a syllable without a final has ''. */
const initials = Array.from('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ')
const vowels = Array.from('ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ')
const finals = ['', ...Array.from('ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ')]
const firstSyllable = 0xac00
const syllables = initials.length * vowels.length * finals.length

/** The keys by which a Korean text was typed; what is no Korean letter stays. Pure. */
export function keysOf(text: string): string {
  return Array.from(text, (character) => {
    const place = character.charCodeAt(0) - firstSyllable
    if (place < 0 || place >= syllables) return keysOfLetter.get(character) ?? character
    const letters = [
      initials[Math.floor(place / finals.length / vowels.length)],
      vowels[Math.floor(place / finals.length) % vowels.length],
      finals[place % finals.length],
    ]
    return letters.map((letter = '') => keysOfLetter.get(letter) ?? '').join('')
  }).join('')
}

/** A syllable while it is typed: keys of its three places. */
type Typing = { readonly initial: string; readonly vowel: string; readonly final: string }
const nothing: Typing = { initial: '', vowel: '', final: '' }

/** What these keys give on a Korean keyboard, as its input method composes them; what is no key stays. Pure. */
export function typedInKorean(keys: string): string {
  let written = ''
  let typing = nothing
  for (const typed of keys) {
    const key = keyOf(typed)
    if (key === null) {
      written += syllableOf(typing) + typed
      typing = nothing
      continue
    }
    const next = vowels.includes(letterOfKey[key] ?? '') ? withVowel(typing, key) : withConsonant(typing, key)
    written += next.done
    typing = next.typing
  }
  return written + syllableOf(typing)
}

/** Shift changes some keys alone. */
function keyOf(typed: string): string | null {
  if (Object.hasOwn(letterOfKey, typed)) return typed
  return Object.hasOwn(letterOfKey, typed.toLowerCase()) ? typed.toLowerCase() : null
}

type Step = { readonly done: string; readonly typing: Typing }

function withVowel(typing: Typing, key: string): Step {
  const { initial, vowel, final } = typing
  if (final !== '') {
    // The last consonant turns out to begin the next syllable.
    const done = syllableOf({ initial, vowel, final: final.slice(0, -1) })
    return { done, typing: { ...nothing, initial: final.slice(-1), vowel: key } }
  }
  if (vowel === '' || letterOfKeys.has(vowel + key)) return { done: '', typing: { ...typing, vowel: vowel + key } }
  return { done: syllableOf(typing), typing: { ...nothing, vowel: key } }
}

function withConsonant(typing: Typing, key: string): Step {
  const { initial, vowel, final } = typing
  const longer = letterOfKeys.get(final + key)
  if (initial !== '' && vowel !== '' && longer !== undefined && finals.includes(longer)) {
    return { done: '', typing: { ...typing, final: final + key } }
  }
  return { done: syllableOf(typing), typing: { ...nothing, initial: key } }
}

function syllableOf({ initial, vowel, final }: Typing): string {
  const letters = [initial, vowel, final].map((keys) => letterOfKeys.get(keys) ?? '')
  const [first = '', second = '', last = ''] = letters
  if (first === '' || second === '') return letters.join('')
  const place =
    (initials.indexOf(first) * vowels.length + vowels.indexOf(second)) * finals.length + finals.indexOf(last)
  return String.fromCharCode(firstSyllable + place)
}
