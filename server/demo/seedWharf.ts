import type { PoolClient } from 'pg';
import { insertImage } from '../repositories/uploads/images';
import { weekOf } from './locationExtras';
import type { DemoPicture } from './storePictures';

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">
  <rect width="512" height="512" rx="96" fill="#0b6e6e"/>
  <path d="M256 96v208M256 120l112 144H256M176 304h192l-40 72H192z" fill="none" stroke="#fff" stroke-width="36" stroke-linejoin="round"/>
</svg>`;

const BANNER = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000">
  <defs><linearGradient id="dusk" x2="0" y2="1"><stop stop-color="#1f3a5f"/><stop offset="1" stop-color="#f2a07b"/></linearGradient></defs>
  <rect width="1600" height="1000" fill="url(#dusk)"/>
  <circle cx="420" cy="560" r="110" fill="#ffe3c2"/>
  <path d="M820 690V420l140-90 140 90 140-90 140 90v270z" fill="#7c2d12"/>
  <path d="M890 690V520h100v170zm200 0V520h100v170z" fill="#fcd9b6"/>
  <path d="M0 690h1600v310H0z" fill="#0b4f6c"/>
  <path d="M210 690h380l-60 90H270zM390 690V470l120 190H390" fill="#fff4e6" stroke="#fff4e6" stroke-width="10"/>
  <path d="M0 820c200-40 330 40 530 0s330 40 530 0 330 40 540 0M0 910c200-40 330 40 530 0s330 40 530 0 330 40 540 0" fill="none" stroke="#7fc4d6" stroke-width="12"/>
</svg>`;

/** The pictures of the wharf, in the order in which `seedWharf` takes them. */
export const WHARF_DRAWINGS: readonly string[] = [LOGO, BANNER];

/** Writes logo, banner, address and opening hours of the wharf. */
export async function seedWharf(
  client: PoolClient,
  { organisationId, projectId }: { organisationId: number; projectId: number },
  pictures: readonly DemoPicture[],
): Promise<void> {
  for (const picture of pictures) await insertImage(client, organisationId, picture);
  const [logo, banner] = pictures.map(({ key }) => `/api/images/${key}`);
  const settings = { address: '2 Riverside Walk, London SE1 9PP', mapapp_enabled: true };
  await client.query(
    'UPDATE projects SET logo = $2, banner = $3, opening_hours = $4, settings = settings || $5::jsonb WHERE id = $1',
    [projectId, logo, banner, JSON.stringify(weekOf(['08:00', '23:00'], ['09:00', '22:00'])), JSON.stringify(settings)],
  );
}
