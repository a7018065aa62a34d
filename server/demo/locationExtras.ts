import type { PoolClient } from 'pg';
import { toUtcDateTime } from '@/model/content/hours/utcDateTime';
import { WEEKDAYS } from '@/model/content/hours/weekdays';
import { insertAccessKey, noteActivityOf } from '../repositories/locations/accessKeys';
import { putProjectFile } from '../repositories/locations/projectFiles';
import { insertImage } from '../repositories/uploads/images';
import { newKey } from '../storage/newKey';
import type { Storage } from '../storage/storage';
import { drawBanner } from './centre/banners';
import { type DemoPicture, storePictures } from './storePictures';

/** Stored bytes of a demo location beside its floor plans, before rows point to them. */
export interface StoredExtras {
  /** Logo, banner, and the advertisement for upright and for lying screens. */
  readonly pictures: readonly DemoPicture[];
  readonly files: readonly { readonly path: string; readonly bytes: number; readonly fileKey: string }[];
}

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">
  <rect width="512" height="512" rx="96" fill="#c2410c"/>
  <path d="M96 336c54-60 106-60 160 0s106 60 160 0" fill="none" stroke="#fff" stroke-width="40" stroke-linecap="round"/>
  <path d="M176 256V144h80a56 56 0 0 1 0 112" fill="none" stroke="#fff" stroke-width="40" stroke-linejoin="round"/>
</svg>`;

const BANNER = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000">
  <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#fde7d3"/><stop offset="1" stop-color="#f6b48a"/></linearGradient></defs>
  <rect width="1600" height="1000" fill="url(#sky)"/>
  <circle cx="1220" cy="330" r="120" fill="#fff3e6"/>
  <path d="M150 720V430l330-150 330 150 330-150 310 150v290z" fill="#c2410c"/>
  <path d="M240 720V520h160v200zm260 0V470h190v250zm290 0V520h160v200zm260 0V470h190v250z" fill="#fde7d3"/>
  <path d="M0 720h1600v280H0z" fill="#0b6e6e"/>
  <path d="M0 800c200-50 330 50 530 0s330 50 530 0 330 50 540 0M0 890c200-50 330 50 530 0s330 50 530 0 330 50 540 0" fill="none" stroke="#4db6ac" stroke-width="14"/>
</svg>`;

const AD = { colours: ['#0b6e6e', '#f6b48a'], motif: 'rays', seed: 31 } as const;

const FILES = [
  ['handover/contacts.txt', 'Centre management: +44 20 7946 0100\nSecurity desk: +44 20 7946 0111\n'],
  ['handover/opening-notes.txt', 'The north entrance opens at 06:30 for staff.\n'],
  ['kiosks/cabling.csv', 'kiosk,socket\nRVM-001,G-12\nRVM-002,G-31\n'],
  ['readme.txt', 'Files that belong to Riverside Mall.\n'],
] as const;

/** Draws and stores the pictures and files. Writes no row. */
export async function storeExtras(deps: { storage: Storage; clock: () => Date }): Promise<StoredExtras> {
  const files = FILES.map(async ([path, text]) => {
    const fileKey = newKey('attachments', deps.clock());
    const content = Buffer.from(text);
    await deps.storage.put(fileKey, content, { contentType: 'application/octet-stream' });
    return { path, bytes: content.length, fileKey };
  });
  const drawings = [LOGO, BANNER, drawBanner({ ...AD, isPortrait: true }), drawBanner(AD)];
  return { pictures: await storePictures(drawings, deps), files: await Promise.all(files) };
}

export async function discardExtras({ pictures, files }: StoredExtras, storage: Storage): Promise<void> {
  for (const { fileKey } of [...pictures, ...files]) await storage.delete(fileKey);
}

/** Opening hours of a week, with those of Sunday. */
export const weekOf = (usual: readonly [string, string], sunday: readonly [string, string]) =>
  Object.fromEntries(
    WEEKDAYS.map((day, at) => {
      const [oh, ch] = day === 'sun' ? sunday : usual;
      return [day, { text: NAMES[at], value: true, oh, ch }];
    }),
  );

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * Writes logo, banner, advertisement, hours, settings, an access key with activity, and files of the first location of an
 * organisation.
 */
export async function seedExtras(
  client: PoolClient,
  { organisationId, userId }: { organisationId: number; userId: number },
  extras: StoredExtras,
  now: Date,
): Promise<void> {
  for (const picture of extras.pictures) await insertImage(client, organisationId, picture);
  const [logo, banner, portrait, landscape] = extras.pictures.map(({ key }) => `/api/images/${key}`);
  const days = (count: number) =>
    `${toUtcDateTime(new Date(now.getTime() + count * 86_400_000)).slice(0, 10)} 00:00:00`;
  const ad = { media_url: portrait, media_url_landscape: landscape, starts_at: days(-3), ends_at: days(25) };
  const hours = weekOf(['09:00', '21:00'], ['11:00', '17:00']);
  const settings = { address: '1 Riverside Walk, London SE1 9PP', mapapp_enabled: true };
  const { rows } = await client.query<{ id: number; name: string }>(
    `UPDATE projects SET logo = $2, banner = $3, opening_hours = $4, settings = settings || $5::jsonb, ad = $6::jsonb
      WHERE id = (SELECT id FROM projects WHERE organisation_id = $1 ORDER BY id LIMIT 1) RETURNING id, name`,
    [organisationId, logo, banner, JSON.stringify(hours), JSON.stringify(settings), JSON.stringify(ad)],
  );
  const project = rows[0];
  if (!project) throw new Error('The organisation has no location.');
  const key = await insertAccessKey(client, {
    organisationId,
    projectId: project.id,
    name: 'Website',
    domains: ['https://*.riverside.example', 'http://localhost:*', 'http://127.0.0.1:*'],
  });
  const minutes = (count: number) => new Date(now.getTime() - count * 60_000);
  for (const [description, ago] of [
    ['Generated by Maya Okafor', 60 * 24 * 9],
    ['Refused from https://riverside.example.evil.tld', 60 * 7],
    ['Used from https://www.riverside.example', 12],
    ['Used from https://offers.riverside.example', 3],
  ] as const)
    await noteActivityOf(client, key, description, minutes(ago));
  for (const file of extras.files)
    await putProjectFile(client, { ...file, organisationId, projectId: project.id, createdBy: userId, now });
}
