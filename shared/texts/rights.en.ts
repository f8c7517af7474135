/** Sentences about administrator rights and what they guard. */
export const rightsEn = {
  'ui.main.admin.brokerOn':
    'Deskmedic keeps the administrator rights that Windows gives it for the next repairs. Admin mode ends by itself, also when the PC is locked.',
  'ui.main.admin.brokerOff':
    'Steps that need administrator rights ask Windows each time. Switched on, Deskmedic keeps the rights for the next repairs, for half an hour at most.',
  'ui.main.admin.forbidden':
    'Your organization doesn’t allow Deskmedic to keep administrator rights. Steps that need them may still ask Windows.',
  'ui.shell.admin.on': 'Admin mode',
  'ui.shell.admin.endsIn': 'Admin mode, ends in {time}',
  'ui.panel.adminMay.repairs':
    '{count, plural, =0 {No repair can use administrator rights here now} one {# repair may use administrator rights} other {# repairs may use administrator rights}}',
  'ui.panel.adminMay.asked': 'Windows asks once for up to {minutes, number} minutes or {steps, number} steps',
  'ui.panel.adminMay.checks':
    '{count, plural, one {One check can look deeper: {check}} other {# checks can look deeper, such as {check}}}',
  'ui.panel.adminNever.unasked': 'No step runs without your OK',
  'ui.panel.adminNever.free': 'No free commands, no files from folders that somebody names',
  'ui.panel.adminTools': 'What uses these rights',
  'ui.panel.adminMay.title': 'Possible',
  'ui.panel.adminNever.title': 'Never',
  'ui.panel.adminEndsIn': 'Ends in {time}',
  'errors.program_not_closed.why':
    'Programs without administrator rights may be able to change the files of Deskmedic here, so steps that need these rights are switched off.',
  'errors.program_not_closed.next':
    'Install Deskmedic for all users of this PC and start it from there. Steps without administrator rights can still be run.',
  'errors.elevation_refused.why': 'Administrator rights weren’t given, so this step didn’t run.',
  'errors.elevation_refused.next':
    'The other steps go on without it. Start the step again if you want to give these rights, or ask somebody who has them.',
  'errors.broker_refused.why':
    '{reason, select, policy {Your organization doesn’t allow this step with administrator rights.} scripts {A security rule of this PC limits scripts for administrators too, so no step can run with these rights.} folder {With administrator rights for one step, Deskmedic reads from no folder or image that was named: anybody could have put something there.} limit {The part of Deskmedic with administrator rights has taken all the steps that it takes in one go.} expired {The step came too late to the part of Deskmedic with administrator rights.} nothing_kept {The part of Deskmedic with administrator rights kept nothing of this repair, so it can’t undo it.} other {The part of Deskmedic with administrator rights didn’t accept this step.}} Nothing was changed.',
  'errors.broker_refused.next':
    '{reason, select, policy {Ask whoever manages this PC.} scripts {Ask whoever manages this PC to do it in another way. Steps without administrator rights can still be run.} folder {Start the step without it, so that Windows takes the files from where it looks itself. If they have to come from there, ask an administrator.} limit {Start the step again: Windows then asks again.} expired {Start the step again.} nothing_kept {Ask a technician to change the setting back by hand.} other {Start the step again. If it’s refused again, install Deskmedic again.}}',
  'errors.broker_lost.why':
    'The part of Deskmedic with administrator rights ended in the middle of this step. What it has done isn’t known.',
  'errors.broker_lost.next': 'Run the check of this step again to see how the PC is now.',
  'errors.folder_not_closed.why':
    'The folder {folder} couldn’t be closed to other users, so nothing was changed: what a repair keeps has to be safe there.',
  'errors.folder_not_closed.next':
    'Ask an administrator to look at this folder: it has to belong to the administrators, and nobody else may write to it. Then run the step again.',
  'errors.undo_refused.why':
    'What is stored for this step doesn’t have the form in which Deskmedic stores it, so nothing was done with it.',
  'errors.undo_refused.next':
    'Something may have changed it. Ask a technician to look at it and to change the setting back by hand.',
  'errors.undo_not_kept.why': 'It was done, but it can’t be undone: what an Undo needs couldn’t be stored.',
  'errors.undo_not_kept.next':
    'Check whether the drive of the data folder is full. If it has to be changed back, ask a technician.',
  'errors.tool_name_taken.why': 'There is already a tool named {name}, so the tools of {source} weren’t added.',
  'errors.tool_name_taken.next': 'Ask whoever made them to give that tool another name.',
  'errors.tool_exceeds_source.why':
    'The tool {tool} asks for more than a tool of {source} may have: {limit, select, rights {administrator rights} steps {scripts or programs of its own} capabilities {a task of Deskmedic itself} risk {another risk than allowed} kind {repairs or checks} network {a way past the network mode} other {trust in its answers}}. None of its tools were added.',
  'errors.tool_exceeds_source.next': 'Don’t use it on this PC. Ask whoever made it.',
  'errors.tool_breaks_contract.why':
    'The tool {tool} of {source} isn’t described the way a tool has to be ({rule}). None of its tools were added.',
  'errors.tool_breaks_contract.next': 'Ask whoever made it for a version that fits this Deskmedic.',
  'errors.outside_hours.why':
    'Your organization lets this kind of repair start only at certain times. Nothing was changed.',
  'errors.outside_hours.next':
    '{opensAt, select, unknown {Ask whoever manages this PC when it may be done.} other {It may start at {opensAt}: ask for it again then.}} Checks can be run at any time.',
  'ui.card.hours.title': 'Waiting for the allowed time',
  'ui.card.hours.keeps': 'It can’t be started earlier.',
  'ui.card.idle.outside_hours':
    'Your organization lets this kind of repair start only at certain times. It can start at {time}. You can keep looking at the PC meanwhile.',
  'idle.waitingForTime':
    'Waiting: your organization lets this kind of repair start only at certain times. It can start at {time}. Checks can be run meanwhile.',
}
