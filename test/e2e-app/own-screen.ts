// Windows on one screen take the focus from each other: what runs side by side has a screen each.
const screens = process.env['DESKMEDIC_SCREENS']?.split(' ') ?? []
const own = screens[(Number(process.env['VITEST_POOL_ID']) - 1) % screens.length]
if (own !== undefined) process.env['DISPLAY'] = own
