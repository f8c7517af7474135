/**
 * Thresholds of the planner. They depend on the phrases and hints of the tools: run `npm run evaluate` after changing either.
 * Scores have no unit; a component named outright gives `weights.component`.
 */
export const thresholds = {
  /** From here the checks are run without asking. */
  runFrom: 3.3,
  /** From here the text is understood well enough to ask between candidates; below nothing is started. */
  askFrom: 1.5,
  /** Two best candidates of different categories within this share of each other are a question. */
  closeCall: 0.15,
  /** From here the model's word is taken that a text asks for something harmful: refused. */
  unsafe: 0.94,
  /** The same where something happens, a real trouble told along, or where nobody is asked for anything. */
  unsafeComplained: 0.97,
  /** From here a text that asks for a deed may ask for harm: a person says what does not work before anything is looked at. */
  perhapsUnsafe: 0.2,
  /** The same where nobody is asked for anything. */
  perhapsUnsafeUnasked: 0.65,
  /** From here the model's word stands although the text is nearly a phrase of a tool. */
  unsafeDespitePhrase: 0.5,
  /** The same of what is nothing for this PC. */
  offTopicDespitePhrase: 0.9,
  /** From here a text is nothing for this PC, where no word names anything, where one does, and where something happens. */
  offTopic: 0.72,
  offTopicNamed: 0.87,
  offTopicComplained: 0.9,
  /** From here a short text may well be nothing for this PC: a person is asked before anything is looked at. */
  perhapsOffTopic: 0.75,
  /** The same where something is asked. */
  perhapsOffTopicAsked: 0.4,
  /** From here somebody who tells no trouble asks for harm or for another matter, whichever of the two. */
  perhapsElsewhere: 0.5,
  perhapsOffTopicComplained: 0.71,
  /**
   * What the model of intents may give to other matters and to harm together: below, a text is a complaint, even beside words of
   * harm, unless both models together give so much; above, by both together, nothing is begun.
   */
  surelyTold: 0.033,
  surelyComplaint: 0.05,
  contradicted: 0.35,
  opinionAgainst: 0.15,
  /** From here a clause that asks for a deed asks for harm, whatever trouble is told beside it. */
  unsafePart: 0.75,
  /** The same where something of this PC is named or something happens, and where both. */
  opinionAgainstNamed: 0.25,
  opinionAgainstTold: 0.33,
  /** From here on what names something of this PC, or tells what happens, may be another matter all the same. */
  opinionElsewhereNamed: 0.32,
  /** The same where both are, and what speaks for harm is less than this. */
  opinionElsewhereTold: 0.65,
  harmless: 0.05,
  /** Below this, harm is not the likeliest reading of a text. */
  likelyHarm: 0.5,
  /** From here it is another matter, without a question. */
  opinionOffTopic: 0.9,
  /** From here the words themselves leave no doubt about it. */
  beyondDoubt: 6,
  /** So well fits a text that is nearly a phrase of a tool. */
  ownPhrase: 0.6,
  /** From here what a tool says of itself is close enough to be shown to who looks for a tool. */
  foundFrom: 0.25,
} as const

/** Components weigh more than what happens, and that more than free words. */
export const weights = {
  component: 4,
  /** Further components that fit the same tool. */
  furtherComponent: 0.3,
  symptom: 2,
  /** Nothing is named but what happens ("everything is slow"): then that leads. */
  symptomAlone: 4.5,
  /** The same for a tool that is not one of the general checks. */
  symptomAloneSpecial: 3.4,
  /** The whole PC is said to be slow or to freeze: the general checks lead, what else is named is an example of it. */
  symptomOfWhole: 5.5,
  componentBesideWhole: 0.85,
  /** And for a check of something else. */
  symptomOfWholeSpecial: 1.5,
  /** A component below this weight ("program", "file") does not say what the complaint is about. */
  leastOfTelling: 0.6,
  /** A symptom for a tool that has nothing to do with the components that are named. */
  symptomElsewhere: 0.25,
  freeWords: 2,
  /** Nothing else is understood. */
  freeWordsAlone: 5,
  /** Free words say little once the lexicon has understood what the text is about. */
  freeWordsElsewhere: 0.7,
  /** Places in a tool's hints: the first is what it is for, later ones what it also explains. */
  secondHint: 0.8,
  hintStep: 0.07,
  leastHint: 0.35,
  /** A component that one check of the plan looks at counts for the next as 1 / (1 + this). */
  covered: 0.3,
  /**
   * What the model hears, by the logarithm of its share, in shares of the best score: of the whole text, and of the whole or the clause
   * that sounds like it most. Chosen over the held-out sets and the complaints of the faults together: more of it loses what words name.
   */
  heard: 0.11,
  heardInPart: 0.2,
  unheard: 0.003,
  /** From so many words on it adds less. */
  wordsOfTrust: 30,
  /** What it gives a check that no word names, in shares of its certainty, from this share on. */
  nominated: 7,
  leastShare: 0.15,
  /** A clause of fewer words says nothing to it. */
  wordsOfClause: 3,
  /** What a sentence by itself leads to, in shares of the best score. */
  matter: 0.9,
  /** Fewer words say nothing to the model of intents. */
  wordsOfOpinion: 2.5,
} as const

export const limits = {
  checks: 4,
  /** Reading costs seconds: where one component has a family of checks all of it is run. */
  checksOfFamily: 6,
  /** Checks that words of the complaint name as well and that follow the first ones. */
  furtherChecks: 12,
  /** Part of the best score that a check needs to be run along. */
  shareOfBest: 0.2,
  shareOfBestInFamily: 0.35,
  /** What words alone name so well is looked at, whatever the model makes of the text. */
  shareOfBestByWords: 0.65,
  /** Part of the best score that a tool needs to be shown to who looks for one. */
  shareOfBestFound: 0.5,
  /** Sentences that are heard as a trouble of their own, and checks of each. */
  matters: 3,
  checksOfMatter: 3,
  questions: 3,
  toolsPerQuestion: 4,
  textCharacters: 4000,
} as const
