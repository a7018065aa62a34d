import type { PoolClient } from 'pg';
import { STANDARD_ICONS } from '@/model/content/icons/standardIcons';
import { InvalidError } from '../../errors';
import { holdIconOf } from '../../repositories/icons/icons';

/** Rejects an icon that is neither a standard one nor one of the organisation. @throws InvalidError with this text */
export async function assertIcon(
  client: PoolClient,
  organisationId: number,
  iconId: number,
  text: string,
): Promise<void> {
  if (STANDARD_ICONS.some(({ id }) => id === iconId)) return;
  if (!(await holdIconOf(client, organisationId, iconId))) throw new InvalidError({ icon_id: [text] });
}
