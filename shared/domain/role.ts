/** Who makes this call, lowest first: a model or the planner, a person, a person with administrator mode. */
export const roles = ['ai_agent', 'human_agent', 'admin'] as const
export type Role = (typeof roles)[number]

export function roleIncludes(held: Role, needed: Role): boolean {
  return roles.indexOf(held) >= roles.indexOf(needed)
}
