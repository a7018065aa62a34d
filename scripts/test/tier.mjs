/**
 * How much `npm test` runs. `short` is enough to trust a clone, and decides whether a change lands; `whole`
 * (`npm run test:whole`) is everything that is not too long for a night, and `full` (`npm run test:full`) adds the long rest.
 *
 * @typedef {'short' | 'whole' | 'full'} Tier
 */

/** @returns {Tier} */
export const tierOf = ({ ATRIUM_TIER }) => (ATRIUM_TIER === 'full' || ATRIUM_TIER === 'whole' ? ATRIUM_TIER : 'short');
