import { iconsQuery, removeIcon, sendIcons } from '@/api/icons/icons';
import {
  checkIn,
  devicePublicationQuery,
  exchangeCode,
  readConfiguration,
  readDeviceFloorPlan,
} from '@/api/kiosks/devices';
import {
  decommission,
  kioskCalls,
  kioskConfigQuery,
  kiosksQuery,
  makeCommissioningCode,
  staleWithKiosks,
} from '@/api/kiosks/kiosks';
import { sendScreensaver } from '@/api/kiosks/screensavers';
import { promotionCalls, promotionsQuery, removePromotionImage, sendPromotionImage } from '@/api/promotions/promotions';
import { buildsQuery, openDownload, publishAgain, requestBuild } from '@/api/publishing/builds';
import { publicationChangesQuery } from '@/api/publishing/publicationChanges';
import {
  overrideCalls,
  refreshSkins,
  sendDeleteSkin,
  sendPublishSkin,
  skinCalls,
  skinInProjectQuery,
  skinPublicationQuery,
  skinQuery,
  skinsQuery,
  toOverrideRecord,
  variableCalls,
} from '@/api/skins/skins';
import { sendLogoOf, sendPictureFor } from '@/api/uploads/pictures';
import { uploadFloorPlanQuery } from '@/api/uploads/uploadFloorPlans';
import {
  fetchUploadPreview,
  requestApproval,
  sendCorrections,
  sendMap,
  uploadCalls,
  uploadsQuery,
} from '@/api/uploads/uploads';
import { changeFourEyes, versionCallsOf, versionsQuery } from '@/api/versions/versions';
import { checkInDevice } from '@/contract/kiosks/devices';
import { createKiosk } from '@/contract/kiosks/kiosks';
import { promotionFormRule } from '@/contract/promotions/promotions';
import { correctUpload } from '@/contract/uploads/uploads';
import { updateVersion } from '@/contract/versions/versions';
import { bodyOf, picture, recordSamples, type Samples, signal } from '../support/sample';

const PAIRS = [
  { key: 'one', value: '1' },
  { key: 'two', value: '2' },
];
const VARIABLE = { id: 7, name: 'Colour', values: { one: '1' }, overrides: [] } as unknown as Parameters<
  typeof toOverrideRecord
>[0];

export const partSamples: Samples = {
  'icons/icons iconsQuery': ({ query }) => query(iconsQuery('O')),
  'icons/icons sendIcons': async (page) => {
    await page.query(iconsQuery('O'));
    await sendIcons(page.client, 'O', [picture(page), { file: new Blob(['fives']), filename: 'b.png' }], picture(page));
  },
  'icons/icons removeIcon': ({ client }) => removeIcon(client, 'O', 7),
  'kiosks/devices exchangeCode': () => exchangeCode('ABCD', signal),
  'kiosks/devices checkIn': () => checkIn('a key', bodyOf(checkInDevice.body), signal),
  'kiosks/devices readConfiguration': () => readConfiguration('a key', signal),
  'kiosks/devices devicePublicationQuery': ({ query }) => query(devicePublicationQuery('a key', 21)),
  'kiosks/devices readDeviceFloorPlan': async () => (await readDeviceFloorPlan('a key', 'F')).byteLength > 0,
  'kiosks/kiosks kiosksQuery': ({ query }) => query(kiosksQuery('O')),
  'kiosks/kiosks kioskConfigQuery': ({ query }) => query(kioskConfigQuery(4, 12)),
  'kiosks/kiosks kioskConfigQuery of the newest': ({ query }) => query(kioskConfigQuery(4, 0)),
  'kiosks/kiosks staleWithKiosks': () => staleWithKiosks('O'),
  ...recordSamples('kiosks/kiosks kioskCalls', kioskCalls('O'), {
    create: bodyOf(createKiosk.body) as never,
    update: bodyOf(createKiosk.body) as never,
    remove: '4',
  }),
  'kiosks/kiosks decommission': () => decommission(4),
  'kiosks/kiosks makeCommissioningCode': ({ mutate }) => mutate(makeCommissioningCode(4), undefined),
  'kiosks/screensavers sendScreensaver upright': (page) => sendScreensaver('P', 'O', 'portrait')(picture(page)),
  'kiosks/screensavers sendScreensaver across': (page) => sendScreensaver('P', 'O', 'landscape')(picture(page)),
  'promotions/promotions promotionsQuery of events': ({ query }) => query(promotionsQuery('event', 'O')),
  'promotions/promotions promotionsQuery of offers': ({ query }) => query(promotionsQuery('offer', 'O')),
  ...recordSamples('promotions/promotions promotionCalls', promotionCalls('offer')('O'), {
    create: bodyOf(promotionFormRule('offer')),
    update: bodyOf(promotionFormRule('offer')),
    remove: 'E',
  }),
  'promotions/promotions sendPromotionImage': (page) => sendPromotionImage(page.client, 'event', 'E', picture(page)),
  'promotions/promotions removePromotionImage': ({ client }) => removePromotionImage(client, 'offer', 'E'),
  'publishing/builds buildsQuery': ({ query }) => query(buildsQuery('P')),
  'publishing/builds requestBuild': () => requestBuild('P'),
  'publishing/builds publishAgain': ({ mutate }) => mutate(publishAgain('P'), 6),
  'publishing/builds openDownload': ({ mutate }) => mutate(openDownload('P'), 6),
  'publishing/builds openDownload of the newest': ({ mutate }) => mutate(openDownload('P'), null),
  'publishing/publicationChanges publicationChangesQuery': ({ query }) => query(publicationChangesQuery('P')),
  'skins/skins skinsQuery': ({ query }) => query(skinsQuery('O')),
  'skins/skins skinQuery': ({ query }) => query(skinQuery('7')),
  'skins/skins skinInProjectQuery': ({ query }) => query(skinInProjectQuery(7, 'P')),
  'skins/skins skinPublicationQuery': ({ query }) => query(skinPublicationQuery(7)),
  'skins/skins refreshSkins': async ({ client }) => void (await refreshSkins(client)),
  'skins/skins sendPublishSkin': () => sendPublishSkin(7),
  'skins/skins sendDeleteSkin': () => sendDeleteSkin(7),
  ...recordSamples('skins/skins skinCalls', skinCalls('O'), {
    create: { name: 'Dark', description: 'At night', duplicate_skin_id: 3 },
    update: { name: 'Dark', description: 'At night', duplicate_skin_id: 3 },
  }),
  ...recordSamples('skins/skins variableCalls', variableCalls('7'), {
    create: { name: 'Colour', description: 'Of doors', customer_facing: 1, values: PAIRS },
    update: { name: 'Colour', description: 'Of doors', customer_facing: 0, values: PAIRS },
    remove: '9',
  }),
  'skins/skins toOverrideRecord': () => [
    toOverrideRecord(VARIABLE),
    toOverrideRecord({ ...VARIABLE, overrides: [{ values: { one: '9' } }] } as unknown as typeof VARIABLE),
    toOverrideRecord({ ...VARIABLE, overrides: [{ values: { one: '9' }, revision: 5 }] } as unknown as typeof VARIABLE),
  ],
  ...recordSamples('skins/skins overrideCalls', overrideCalls('P'), { update: { values: PAIRS }, remove: '7' }),
  'uploads/pictures sendLogoOf': (page) => sendLogoOf('O')(picture(page)),
  'uploads/pictures sendPictureFor': (page) => sendPictureFor('O', 'logo' as never)(picture(page)),
  'uploads/uploadFloorPlans uploadFloorPlanQuery': ({ query }) => query(uploadFloorPlanQuery('9', '2')),
  'uploads/uploads uploadsQuery': ({ query }) => query(uploadsQuery('P')),
  'uploads/uploads sendMap': (page) => sendMap({ floor: 'F', compile: true, ...picture(page) }),
  'uploads/uploads sendMap without conversion': (page) => sendMap({ floor: 'F', compile: false, ...picture(page) }),
  'uploads/uploads fetchUploadPreview': () => fetchUploadPreview('9', signal),
  'uploads/uploads sendCorrections': () => sendCorrections('9', bodyOf(correctUpload.body), signal),
  'uploads/uploads requestApproval': () => requestApproval('9', [{ from: 'room-1', to: 'room-2' }]),
  ...recordSamples('uploads/uploads uploadCalls', uploadCalls('P'), { remove: '9' }),
  'versions/versions versionsQuery': ({ query }) => query(versionsQuery),
  'versions/versions changeFourEyes': ({ mutate }) => mutate(changeFourEyes, true),
  ...recordSamples('versions/versions versionCallsOf', versionCallsOf(), {
    update: bodyOf(updateVersion.body) as never,
  }),
};
