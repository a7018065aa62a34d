/**
 * How much `npm test` runs. `short` is enough to trust a clone; `whole` is everything that is not too long for each change,
 * and runs with CI=true; `full` adds the long rest (`npm run test:full`).
 *
 * @typedef {'short' | 'whole' | 'full'} Tier
 */

/** @returns {Tier} */
export const tierOf = ({ ATRIUM_TIER, CI }) =>
  ATRIUM_TIER === 'full' ? 'full' : ATRIUM_TIER === 'whole' || CI === 'true' ? 'whole' : 'short';
