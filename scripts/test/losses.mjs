/**
 * The tests of lost or doubled data: ended processes, power cuts, disks that fail, races, calls that are sent again. They are
 * never tried again, since a loss is a loss however rarely it happens. So that slowness is none, each has a limit that no
 * machine reaches.
 */

/** Milliseconds that each of these tests may take. */
export const LOSS_LIMIT = 15 * 60_000;

/** Files, and folders that end with `/`. */
const LOSSES = [
  'tests/crash/',
  'tests/torture/',
  'tests/server/faults/',
  'tests/server/jobs/',
  'tests/server/network/',
  'tests/server/storage/',
  'tests/server/database/openEmbedded.test.ts',
  'tests/server/database/powerCut.test.ts',
  'tests/server/database/transaction.test.ts',
  'tests/server/operations/backup.test.ts',
  'tests/server/processFaults.test.ts',
  'tests/server/routes/destinations/placementBatches.test.ts',
  'tests/server/routes/network/network.test.ts',
  'tests/server/routes/races.test.ts',
];

/** @param {string} file path from the folder of the project */
export const isLoss = (file) => LOSSES.some((one) => (one.endsWith('/') ? file.startsWith(one) : file === one));
