import { createSpelling, type Spelling } from './spelling.ts'
import written from './spelling-words.txt?raw'

/** Made by `npm run train-ranking`; `test/evaluate/README.md` names the texts. */
export const ownSpelling: Spelling = createSpelling(written)
