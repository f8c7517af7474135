/** Characters of what a chat is called: what is longer is cut wherever it stands. */
export const longestTitle = 80
