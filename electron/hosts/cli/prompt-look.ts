/** How questions look: beside the answer, without frames, and without the English instructions of the library. */
export const promptLook = { output: process.stderr, withGuide: false, showInstructions: false } as const
