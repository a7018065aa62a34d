import { vi } from 'vitest';
import { PATIENCE } from './patience.mjs';

const { waitFor } = vi;
const isPatient = Symbol.for('atrium.patientWaits');

// By itself `vi.waitFor` gives up after a second, in which a busy machine loads no part of a page. There is no option for it.
// Files of a worker share it, so that it is replaced once.
if (!(isPatient in waitFor)) {
  const patient: typeof waitFor = (holds, options) =>
    waitFor(holds, typeof options === 'number' ? options : { timeout: PATIENCE, ...options });
  vi.waitFor = Object.assign(patient, { [isPatient]: true });
}
