import { createRankModel, type RankModel } from './rank-model.ts'
import written from './rank-model.txt?raw'

/** Trained by `npm run train-ranking` on the labelled complaints of the regression set. */
export const trainedRanking: RankModel = createRankModel(written)
