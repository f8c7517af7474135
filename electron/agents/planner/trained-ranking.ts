import { createRankModel, type RankModel } from './rank-model.ts'
import written from './rank-model.txt?raw'

/** Trained by `npm run train-ranking`; `test/evaluate/README.md` names the texts. */
export const trainedRanking: RankModel = createRankModel(written)
