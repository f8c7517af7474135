import { fail, ok, type Result } from '../../../kernel/result.ts'
import { companyTraits } from './company-traits.ts'
import { networkTraits } from './network-traits.ts'
import { peopleTraits } from './people-traits.ts'
import type { Trait } from './trait.ts'
import { wearTraits } from './wear-traits.ts'

export const traits = [...networkTraits, ...companyTraits, ...peopleTraits, ...wearTraits] satisfies readonly Trait[]

type TraitName = (typeof traits)[number]['name']

/** A PC as people have it: everything that is special about it is so on many PCs, and wrong on none of them. */
export type Profile = { readonly name: string; readonly traits: readonly TraitName[] }

export const profiles: readonly Profile[] = [
  {
    name: 'docked-laptop',
    traits: [
      'cable-with-idle-wifi',
      'many-networks-in-the-building',
      'networks-of-earlier-places',
      'adapters-without-a-cable',
      'second-monitor',
      'pdf-printer-beside',
      'vpn-of-the-company-not-connected',
      'remote-desktop-off',
      'no-restore-points',
    ],
  },
  {
    name: 'home-office-laptop',
    traits: [
      'away-from-the-company-network',
      'slow-line-at-home',
      'many-networks-in-the-building',
      'vpn-of-the-company-not-connected',
      'networks-of-earlier-places',
      'headset-switched-off',
      'policies-for-other-groups',
      'remote-desktop-off',
    ],
  },
  {
    name: 'desktop-without-wifi',
    traits: [
      'no-wifi-card',
      'desktop-pc-without-battery',
      'address-set-by-hand',
      'network-that-answers-no-ping',
      'printer-that-is-gone',
      'sixteen-programs-at-start',
      'no-programs-of-developers',
      'a-power-cut-last-month',
      'remote-desktop-off',
    ],
  },
  {
    name: 'pc-shared-by-three',
    traits: [
      'others-signed-in',
      'files-of-several-people',
      'no-programs-of-developers',
      'outlook-never-set-up',
      'onedrive-not-used',
      'teams-closed',
      'full-recycle-bin',
      'task-of-an-updater-failed',
      'sixteen-programs-at-start',
      'notifications-of-some-programs-off',
    ],
  },
  {
    name: 'five-year-old-pc',
    traits: [
      'usual-noise-in-the-logs',
      'a-program-crashed-last-week',
      'updater-that-ended-in-its-own-way',
      'task-of-an-updater-failed',
      'sixteen-programs-at-start',
      'drivers-of-the-year-of-purchase',
      'devices-that-are-not-there-now',
      'worn-battery',
      'used-disk',
      'twelve-days-without-a-restart',
      'printer-switched-off',
      'no-restore-points',
    ],
  },
  {
    name: 'managed-pc',
    traits: [
      'policies-for-other-groups',
      'no-usb-drives-allowed',
      'updates-from-the-company-server',
      'proxy-set-by-the-company',
      'browsers-managed-by-the-company',
      'restore-points-forbidden',
      'remote-desktop-off-by-policy',
      'virus-scanner-of-another-maker',
      'vpn-of-the-company-connected',
    ],
  },
  {
    name: 'pc-out-of-the-box',
    traits: [
      'just-out-of-the-box',
      'no-programs-of-developers',
      'belongs-to-no-company',
      'no-printer',
      'outlook-never-set-up',
      'onedrive-not-used',
      'updates-wait-to-be-installed',
      'no-restore-points',
      'remote-desktop-off',
    ],
  },
  {
    name: 'laptop-on-the-way',
    traits: [
      'joined-to-the-cloud',
      'battery-on-the-way',
      'networks-of-earlier-places',
      'many-networks-in-the-building',
      'teams-closed',
      'headset-switched-off',
      'vpn-of-the-company-not-connected',
      'remote-desktop-off',
    ],
  },
]

/** Traits of a profile, in order. Errors: `unknown_profile {profile, known}`. */
export function traitsOf(profileName: string): Result<readonly Trait[]> {
  const profile = profiles.find(({ name }) => name === profileName)
  if (!profile) return fail('unknown_profile', { profile: profileName, known: profiles.map(({ name }) => name) })
  const named = (wanted: string): readonly Trait[] => traits.filter(({ name }) => name === wanted)
  return ok(profile.traits.flatMap(named))
}
