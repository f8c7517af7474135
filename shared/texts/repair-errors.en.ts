/** Why a repair is not done although a person wanted it. */
export const repairErrorsEn = {
  'errors.object_changed.why': 'What has this number on the PC now isn’t what was shown. Nothing was changed.',
  'errors.object_changed.next': 'Check again: the repair is then offered for what is there now.',
  'errors.changed_since_preview.why': 'What it would change isn’t what was shown any more. Nothing was changed.',
  'errors.changed_since_preview.next': 'Look at it again: it is then shown as it is now.',
  'errors.would_lose.why': 'This repair would destroy what you may still need.',
  'errors.would_lose.next': 'Save what you need first, as the advice says; then do it yourself or ask IT.',
} as const
