import * as z from 'zod/mini';
import { adSchema } from '../advertising/ad';
import { moment, rowId, trimmedText, uuid } from '../common';
import { endpoint } from '../endpoint';
import { publicationSchema } from '../locations/projectData';
import { screensaverSchema } from '../locations/projectDetails';
import { anyone, device, ownedRecord, signedIn, staffOnly, withFeature } from '../policy';
import { kioskText } from '../texts/kioskTexts';

/** Seconds between two check-ins of a kiosk. */
export const CHECK_IN_SECONDS = 60;
/** Kiosks of one call of `provisionKiosks`, at most. */
export const MOST_PROVISIONED = 500;

export const createCommissioningCode = endpoint({
  name: 'createCommissioningCode',
  method: 'POST',
  path: 'screens/{id}/commissioning-code',
  summary: 'Makes the code, valid for ten minutes, by which a device becomes this kiosk. It replaces the code before.',
  policy: withFeature('kiosks', ownedRecord('kiosk', 'id')),
  answers: 'members-with-content',
  data: z.object({ code: z.string(), expires_at: moment }),
  secret: true,
  addition: true,
});

export const provisionKiosks = endpoint({
  name: 'provisionKiosks',
  method: 'POST',
  path: 'screens/provision',
  summary: 'Creates kiosks that are commissioned already, for devices that are prepared before they are delivered.',
  policy: staffOnly(signedIn),
  answers: 'staff',
  body: z.object({
    /** Numbered from 1: "Lobby" becomes "Lobby 1". */
    name: trimmedText(90, kioskText('nameMissing'), kioskText('nameLength')),
    project_id: z.nullable(uuid),
    is_test: z.boolean(),
    count: z.int().check(z.minimum(1), z.maximum(MOST_PROVISIONED)),
  }),
  /** The keys are shown once. */
  data: z.array(z.object({ id: z.int(), uid: z.string(), key: z.string() })),
  secret: true,
  addition: true,
});

export const commissionDevice = endpoint({
  name: 'commissionDevice',
  method: 'POST',
  path: 'devices/commission',
  summary: 'Exchanges a code for the key of a kiosk. The code works once, the key is shown once.',
  policy: anyone,
  answers: 'everyone-about-one',
  body: z.object({ code: z.string().check(z.maxLength(40)) }),
  data: z.object({ key: z.string(), name: z.string() }),
  secret: true,
  addition: true,
});

export const deviceConfigurationSchema = z.object({
  id: z.int(),
  uid: z.string(),
  name: z.string(),
  /** Uuid of its location. */
  location: z.nullable(uuid),
  node_id: z.nullable(z.int()),
  /** Where a person in front of it looks: degrees clockwise from the top of the floor plan. */
  orientation: z.number(),
  /** The version of the wayfinder that it runs. */
  version: z.nullable(z.string()),
  /** The build to show: the published one, or at demo units the chosen one or the one published to demo units. */
  build: z.nullable(z.object({ id: z.int(), number: z.int(), bytes: z.number() })),
  screensaver: z.object({ portrait: screensaverSchema, landscape: screensaverSchema }),
  /** The advertisement of the location, also before it begins: the kiosk compares its times with its own clock. */
  ad: z.optional(z.nullable(adSchema)),
  /** Changes whenever something above does; every check-in returns the newest. */
  tag: z.string(),
  check_in_seconds: z.int(),
});
export type DeviceConfiguration = z.infer<typeof deviceConfigurationSchema>;

/** The report of a device about itself. Only the service sets other states. */
export const checkInRule = z.object({
  /** 2 and 3 good, the latter after an update; 4 the update has failed; 5 updating. */
  state: z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  /** Percent of an update. */
  progress: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
  /** Id of the build that it shows. */
  build: z.nullable(rowId),
  version: z.nullable(z.string().check(z.maxLength(40))),
  /** The time by its own clock, by which the console warns of a wrong one: visits that are a day late are not counted. */
  time: z.optional(moment),
  /** Made anew whenever the device starts, by which two devices with one key are noticed. */
  page: z.optional(uuid),
});
export type CheckIn = z.infer<typeof checkInRule>;

export const checkInDevice = endpoint({
  name: 'checkInDevice',
  method: 'POST',
  path: 'devices/check-in',
  summary: 'A kiosk says that it works, and learns whether its configuration has changed.',
  policy: device,
  answers: 'devices',
  body: checkInRule,
  data: z.object({ tag: z.string() }),
  addition: true,
});

export const readDeviceConfiguration = endpoint({
  name: 'readDeviceConfiguration',
  method: 'GET',
  path: 'devices/configuration',
  summary: 'What the kiosk is to show, and where it stands.',
  policy: device,
  answers: 'devices',
  data: deviceConfigurationSchema,
  addition: true,
});

export const readDeviceBuild = endpoint({
  name: 'readDeviceBuild',
  method: 'GET',
  path: 'devices/build',
  summary: 'The build of the configuration as a zip archive.',
  policy: device,
  answers: 'devices',
  data: z.unknown(),
  raw: 'file',
  addition: true,
});

export const readDevicePublication = endpoint({
  name: 'readDevicePublication',
  method: 'GET',
  path: 'devices/publication',
  summary: 'The location of the build, for a kiosk that opens the wayfinder of this service.',
  policy: device,
  answers: 'devices',
  data: z.object({ draft: z.boolean(), publication: publicationSchema }),
  addition: true,
});

export const readDevicePlan = endpoint({
  name: 'readDevicePlan',
  method: 'GET',
  path: 'devices/floors/{floor}/plan',
  summary: 'The drawn plan of a floor of the build.',
  policy: device,
  answers: 'devices-about-one',
  data: z.unknown(),
  raw: 'file',
  addition: true,
});
