/** What a person does themselves, at once, where no check sees or mends what happened. */
export const firstAidEn = {
  'firstAid.password_forgotten':
    'Deskmedic can’t see or reset passwords. For a website, an app or your mail, choose “Forgot password” on its sign-in page. For a work or school account, ask your IT support. For this PC: with a Microsoft account, reset it at account.live.com/password/reset; with a local account, choose “Reset password” at sign-in, which appears after a wrong password.',
  'firstAid.account_taken':
    'Secure the account first: on another device, change its password on the provider’s own page, sign out everywhere and turn on two-step verification. If it’s a work account, tell your IT support now. Deskmedic can only check this PC.',
  'firstAid.liquid':
    'Switch the PC off now: hold the power button, then unplug the charger or power cable and everything that is connected. Tilt it so that the liquid runs out, don’t turn it on to try, and take it to IT or a repair shop: it can still short out days later. If only a separate keyboard or mouse got wet, unplugging that is enough.',
  'firstAid.burning':
    'Switch the PC off now and pull the plug, without touching what is hot. If there is smoke or fire, get away, warn the people around you and call the fire service. Don’t plug it in again: show it to IT or a repair shop. The same goes for a charger or a docking station.',
  'firstAid.swollen_battery':
    'Stop using this PC: a swollen battery can catch fire. Save your work, shut down and unplug the charger. Don’t press on it, charge it or open it, keep it away from anything that burns, and hand it to IT or a repair shop today.',
  'firstAid.broken':
    'A broken screen, hinge or case can’t be repaired by a program. If the screen is broken, you can go on working with another one connected. A PC or drive that fell can fail later: copy your important files now, and show it to IT or a repair shop.',
  'firstAid.lost':
    'If it’s a work PC, tell IT right away: they can lock or erase it remotely. If it’s your own, sign in at account.microsoft.com/devices on another device and lock it with “Find my device”. Then change the passwords of the accounts that were signed in on it. If it was stolen, report it to the police.',
  'firstAid.noisy_drive':
    'Before anything is checked or repaired, copy your files to another drive now, the most important first: a drive that makes such noises can fail at any moment. If it can’t be read any more, unplug it and ask IT or a data recovery service.',
  'firstAid.ransom':
    'Disconnect this PC from the network now: unplug the cable and turn Wi-Fi off. Unplug backup drives too. Don’t pay and don’t delete anything, leave the PC on, and phone IT right away. Deskmedic can’t decrypt files. Even if no virus is found, the PC may not be safe.',
  'firstAid.blackmail':
    'Such mails go to millions of people and are almost always a bluff, even if they quote an old password. Don’t pay and don’t reply. Change the password they quote wherever you still use it, and turn on two-step verification. If it came to your work address, forward it to IT.',
  'firstAid.stranger':
    'Disconnect this PC from the internet now. If you paid or showed bank details, call your bank from another phone, and change your passwords on another device. If it’s a work PC, tell IT right away. Uninstall the remote control program that was used. Checks can’t prove that nothing was left behind: if in doubt, have Windows reinstalled.',
  'firstAid.scare':
    'This is a scam: Windows never shows a phone number and never asks you to call. Don’t call and don’t pay. Close the browser; if it doesn’t close, press Ctrl+Shift+Esc, select the browser and choose “End task”. When you open it again, don’t restore the pages.',
} as const
