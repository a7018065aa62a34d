import { relative } from 'node:path';
import { expect, vi } from 'vitest';
import { isLoss, LOSS_LIMIT } from '../../../scripts/test/losses.mjs';

/** A test of lost or doubled data is never tried again: on a slow machine it may take its time. */
const { testPath } = expect.getState();
if (testPath && isLoss(relative(process.cwd(), testPath)))
  vi.setConfig({ testTimeout: LOSS_LIMIT, hookTimeout: LOSS_LIMIT });
