/** Why no newer version is offered or started. */
export const updateErrorsEn = {
  'errors.update_unreachable.why': 'No release was found at {place}.',
  'errors.update_unreachable.next':
    'Check that this PC reaches the place and that SHA256SUMS.txt and the set-up lie there, or ask your administrator.',
  'errors.update_list_invalid.why': 'The list of the release, SHA256SUMS.txt, isn’t one.',
  'errors.update_list_invalid.next': 'Ask whoever put the release there to copy its SHA256SUMS.txt once more.',
  'errors.update_damaged.why':
    '{file} isn’t what the list of its release says: it is incomplete or was changed. It isn’t started.',
  'errors.update_damaged.next':
    'Wait until it is copied completely and look again. If it stays so, tell your administrator.',
  'errors.update_not_signed.why': '{file} isn’t signed by whoever signed this Deskmedic. It isn’t started.',
  'errors.update_not_signed.next': 'Tell your administrator: the set-up may come from somebody else.',
  'errors.update_not_started.why': 'The set-up couldn’t be started.',
  'errors.update_not_started.next': 'Ask your administrator to install the new version.',
}
