/** Writings without blanks between words, as part of a class of letters in a pattern. */
export const unspacedLetters = String.raw`\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}`

/** Signs that nobody sees: what is compared is compared without them. */
export const unseenSigns = /\p{Default_Ignorable_Code_Point}/gu
