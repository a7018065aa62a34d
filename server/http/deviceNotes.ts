import type { z } from 'zod';
import { checkInRule, deviceConfigurationSchema } from '@/contract/kiosks/devices';

const { shape: report } = checkInRule;
const { shape: configuration } = deviceConfigurationSchema;

/** The fields of the calls of devices in words, for those who make a device: their program has no other source. */
export const DEVICE_NOTES: readonly (readonly [z.core.$ZodType, string])[] = [
  [
    report.state,
    '2: well. 3: well, after an update. 4: an update has failed. 5: an update is under way. Only the service sets other states.',
  ],
  [report.progress, 'Percent of the update under way; null where there is none.'],
  [report.build, 'The `id`, not the `number`, of the build that the device shows; null for none.'],
  [report.version, 'The version of the wayfinder that the device runs; null where it is unknown.'],
  [
    report.page,
    'A uuid that the device makes anew whenever it starts. The console warns where two devices use one key.',
  ],
  [report.time, 'The time by the clock of the device. The console warns where it is more than five minutes wrong.'],
  [
    configuration.build,
    'The build to show: its archive is that of `readDeviceBuild`. Its `id` is what `checkInDevice` reports; its `number` is for people.',
  ],
  [
    configuration.tag,
    'Names this configuration. A check-in answers with the newest one: where it differs, read the configuration anew.',
  ],
  [
    configuration.check_in_seconds,
    'How often to check in. A device that is silent for five minutes counts as out of contact.',
  ],
  [
    configuration.orientation,
    'Where a person in front of the device looks: degrees clockwise from the top of the floor plan.',
  ],
];
