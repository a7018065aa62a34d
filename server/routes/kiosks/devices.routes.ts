import {
  checkInDevice,
  readDeviceBuild,
  readDeviceConfiguration,
  readDevicePlan,
  readDevicePublication,
} from '@/contract/kiosks/devices';
import { orNotFound } from '../../errors';
import { deviceKeyEnded } from '../../http/httpError';
import { type HandlerTools, implementDevice } from '../../http/implement';
import type { CheckIns } from '../../kiosks/checkIns';
import type { DevicePrincipal } from '../../principal';
import { findShownBuild, readDeviceConfigurationOf } from '../../repositories/kiosks/deviceConfiguration';
import type { Storage } from '../../storage/storage';
import type { ReadSnapshot } from '../publishing/publishedSnapshots';
import { floorPlanAnswer } from '../uploads/floorPlanAnswer';
import { createDeviceLimits } from './limitDevice';

/** Calls of a kiosk in a minute: it checks in once, and during an update more often. */
const CHECK_INS = 20;
const READS = 60;

/** Calls of a kiosk by its key, which allows no others. */
export const deviceRoutes = (checkIns: CheckIns, storage: Storage, readSnapshot: ReadSnapshot) => {
  const limitCheckIns = createDeviceLimits(CHECK_INS);
  const limitReads = createDeviceLimits(READS);

  const shownSnapshot = async (read: HandlerTools['read'], device: DevicePrincipal) =>
    readSnapshot(orNotFound((await findShownBuild(read, device))?.snapshotKey ?? null));

  return [
    implementDevice(checkInDevice, async ({ principal, body, now }) => {
      limitCheckIns(principal, now);
      const checkedIn = await checkIns.add(principal, body);
      // It was decommissioned or deleted since its key was found.
      if (checkedIn === null) throw deviceKeyEnded();
      return { data: { tag: checkedIn.tag } };
    }),

    implementDevice(readDeviceConfiguration, async ({ principal, read, now }) => {
      limitReads(principal, now);
      return { data: orNotFound(await readDeviceConfigurationOf(read, principal, now)) };
    }),

    implementDevice(readDeviceBuild, async ({ principal, read, now }) => {
      limitReads(principal, now);
      const build = orNotFound(await findShownBuild(read, principal));
      const { stream, size } = orNotFound(await storage.get(build.zipKey));
      return {
        stream,
        bytes: size,
        contentType: 'application/zip',
        etag: `"${build.zipKey}"`,
        filename: `build-${build.number}.zip`,
      };
    }),

    implementDevice(readDevicePublication, async ({ principal, read, now }) => {
      limitReads(principal, now);
      return { packed: (await shownSnapshot(read, principal)).packed };
    }),

    implementDevice(readDevicePlan, async ({ params, principal, read, now, ifNoneMatch }) => {
      limitReads(principal, now);
      const plan = (await shownSnapshot(read, principal)).plans.get(params.floor);
      return floorPlanAnswer(storage, orNotFound(plan ?? null), ifNoneMatch);
    }),
  ];
};
