/** Control characters would let text of a printer or a file name steer the terminal. */
// eslint-disable-next-line no-control-regex -- these are exactly what is taken out
const steering = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Text of the PC that may be shown: what could steer a terminal or turn the reading direction becomes visible. */
export function harmless(text: string): string {
  return text.replace(steering, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
