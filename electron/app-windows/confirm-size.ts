type Size = { readonly width: number; readonly height: number }

const upright = { width: 560, height: 720 }
/** Where the screen is too low for that: the page then sets its facts in two columns. */
const flatWidth = 640
/** Where lines of a text stand side by side. */
const diffWidth = 820

/** A question that needs it takes more than that, where the screen has it. */
const tallest = 900
/** No question is set lower: its buttons would stand where nobody expects them. */
const lowest = 320

/** Size in which a question opens, in pixels of the screen: as large as its text, as far as the screen reaches. */
export function confirmSize(zoom: number, screen: Size, hasDiffs = false): Size {
  const fits = isUpright(zoom, screen)
  return {
    width: Math.round(Math.min((hasDiffs ? diffWidth : fits ? upright.width : flatWidth) * zoom, screen.width)),
    height: Math.round(Math.min(upright.height * zoom, screen.height)),
  }
}

/**
 * Height of the window around a question, in pixels of the screen. `contentHeight` = pixels of its page.
 * Where the screen is low it stays as it is: what stands in two columns would be set anew at each height.
 */
export function fittedHeight(contentHeight: number, zoom: number, screen: Size): number {
  const most = Math.round(Math.min(tallest * zoom, screen.height))
  if (!isUpright(zoom, screen)) return most
  return Math.min(most, Math.ceil(Math.max(contentHeight, lowest) * zoom))
}

function isUpright(zoom: number, screen: Size): boolean {
  return upright.height * zoom <= screen.height
}
