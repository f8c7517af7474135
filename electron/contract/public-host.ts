/** What any PC with Windows asks for and reaches, again and again: to ask for it tells nothing about a person. */
export const publicHost = 'www.microsoft.com'
