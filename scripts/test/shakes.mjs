/**
 * The changes of `npm run test:shaken` around the tests, so that whatever leans on a thing that nobody promised fails: the order
 * of rows and of files, the numbers of sequences, the plan of a query. The product promises none of them.
 */

/** Settings of PostgreSQL that make the planner choose otherwise. */
const OTHER_PLANS = ['enable_seqscan=off', 'enable_bitmapscan=off', 'jit=off'];

/**
 * @param {Readonly<Record<string, string | undefined>>} env `ATRIUM_SHAKE` names what is shaken, separated by commas; `ATRIUM_SHAKE_SEED` is a number
 */
export function shakesOf({ ATRIUM_SHAKE = '', ATRIUM_SHAKE_SEED = '1' }) {
  const shaken = new Set(ATRIUM_SHAKE.split(',').filter(Boolean));
  const seed = Number(ATRIUM_SHAKE_SEED);
  return {
    /** Whether test files run in an order of chance. */
    files: shaken.has('files') ? seed : null,
    /** How far sequences are ahead of the rows that a reset puts back. */
    sequences: shaken.has('sequences') ? 1_000 + ((seed * 7_919) % 12_600) : 0,
    /** In which order a reset puts rows back: SQL after the rows `r`. */
    rows: shaken.has('rows') ? `ORDER BY md5(r::text || '${seed}')` : '',
    /** Settings of the PostgreSQL of the tests. */
    postgres: shaken.has('plans') ? OTHER_PLANS : [],
  };
}

/** The items in an order that the seed decides. @template T @param {readonly T[]} items @param {number} seed @returns {T[]} */
export function shuffled(items, seed) {
  let state = seed >>> 0 || 1;
  const next = () => {
    // xorshift32, which needs no state but one number.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  return items
    .map((item) => ({ item, place: next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
