import { createIntentModel, type IntentModel } from './intent-model.ts'
import written from './intent-model.txt?raw'

/** Trained by `npm run train-ranking`; `test/evaluate/README.md` names the texts. */
export const trainedIntent: IntentModel = createIntentModel(written)
