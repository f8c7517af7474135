type Size = { readonly width: number; readonly height: number }

const upright = { width: 560, height: 720 }
/** Where the screen is too low for that: the page then sets its facts in two columns. */
const flatWidth = 640
/** Where lines of a text stand side by side. */
const diffWidth = 820

/** Size of a question in pixels of the screen: as large as its text, as far as the screen reaches. */
export function confirmSize(zoom: number, screen: Size, hasDiffs = false): Size {
  const fits = upright.height * zoom <= screen.height
  return {
    width: Math.round(Math.min((hasDiffs ? diffWidth : fits ? upright.width : flatWidth) * zoom, screen.width)),
    height: Math.round(Math.min(upright.height * zoom, screen.height)),
  }
}
