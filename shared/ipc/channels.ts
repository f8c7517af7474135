/** Names of the channels between main and the windows: one for commands, one for what main tells, three for consent. */
export const channels = {
  command: 'deskmedic:command',
  push: 'deskmedic:push',
  confirmationRequest: 'deskmedic:confirmation-request',
  confirmationAnswer: 'deskmedic:confirmation-answer',
  confirmationFit: 'deskmedic:confirmation-fit',
} as const
