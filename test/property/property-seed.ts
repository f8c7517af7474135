import * as fc from 'fast-check'

/**
 * Examples of properties are the same ones in each run, so that a change fails for what it changed. `npm run test:properties`
 * looks for others: `DESKMEDIC_PROPERTY_SEED` is the number that each property starts from, the one that a failure prints.
 */
const seed = Number(process.env['DESKMEDIC_PROPERTY_SEED'] ?? 20_011)
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed })
