import type { PoolClient } from 'pg';
import { translate } from '@/contract/texts/translate';
import { uploadText } from '@/contract/texts/uploadTexts';
import { approveUpload, type UploadedMapFile } from '@/contract/uploads/uploads';
import type { ConfirmedMatch } from '@/model/floorPlan/identity/roomMatch';
import { InvalidError, orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import { findCurrentUpload, listMeshNames } from '../../repositories/buildings/read';
import { lockProject } from '../../repositories/locations/write';
import { insertCarried, takeCarried } from '../../repositories/uploads/carriedRooms';
import { type FoundUpload, findUpload, listPlacedNames, readUploadOf } from '../../repositories/uploads/read';
import { approveUploadOf, lockUpload } from '../../repositories/uploads/write';
import { audited } from '../audit/audited';
import { carryRooms } from './carryRooms';
import { MAP } from './mapAudit';
import { uploadAuditText } from './uploadAuditText';

export const approveUploadRoute = implement(approveUpload, ({ params, principal, body, write, now }) =>
  write(async ({ client, audit }) => {
    const organisationId = principal.organisation.id;
    const { projectId, isCurrent } = orNotFound(await findUpload(client, organisationId, params.id));
    // An upload that is the floor plan already keeps its time and the corrections of its outlines.
    if (!isCurrent) {
      // The location is locked before its floors, as by all that edits it.
      await lockProject(client, projectId);
      const found = orNotFound(await lockUpload(client, organisationId, params.id));
      // Somebody else may have approved it meanwhile.
      if (!found.isCurrent) {
        const rooms = await carryOver(client, organisationId, { found, matches: body?.matches ?? [], now });
        await approveUploadOf(client, organisationId, found, principal.user.id, now);
        const upload = orNotFound(await readUploadOf(client, organisationId, params.id));
        const lost = await listWithoutRoom(client, organisationId, found);
        audited(audit, MAP, projectId).noted('approved', params.id, approvalText(upload, lost.length), {
          attributes: { rooms, ...(lost.length > 0 && { without_room: lost }) },
        });
      }
    }
    return {
      data: orNotFound(await readUploadOf(client, organisationId, params.id)),
      message: translate('map.approved'),
    };
  }),
);

/** Names of the destinations of a floor that its floor plan has no room for. */
async function listWithoutRoom(client: PoolClient, organisationId: number, found: FoundUpload): Promise<string[]> {
  const rooms = new Set(found.meshNames);
  const placed = await listPlacedNames(client, organisationId, found.floorId);
  return placed.filter(({ object_name }) => !rooms.has(object_name)).map(({ name }) => name);
}

function approvalText(upload: UploadedMapFile, lost: number): string {
  const loss = lost === 0 ? '' : `; ${lost} ${lost === 1 ? 'place has' : 'places have'} no room in it`;
  return `Approved the floor plan ${uploadAuditText(upload)}${loss}`;
}

interface Approval {
  readonly found: FoundUpload;
  readonly matches: readonly ConfirmedMatch[];
  readonly now: Date;
}

/**
 * Lets records of the floor follow their rooms, and takes back where the floor plan before the present one returns.
 *
 * @returns how many rooms have another name
 * @throws InvalidError when a room is unknown or named twice
 */
async function carryOver(
  client: PoolClient,
  organisationId: number,
  { found, matches, now }: Approval,
): Promise<number> {
  const rooms = new Set(found.meshNames);
  assertMatches(matches, new Set(await listMeshNames(client, found.floorId)), rooms);
  const place = { organisationId, projectId: found.projectId, floorId: found.floorId };
  const previousId = await findCurrentUpload(client, organisationId, found.floorId);
  if (previousId === null) return 0;
  const replacement = { previousId, uploadId: found.id };
  const back = await takeCarried(client, place, replacement);
  const changes = await carryRooms(client, place, { matches, rooms, back });
  await insertCarried(client, place, replacement, { changes, now });
  return changes.matches.length;
}

function assertMatches(
  matches: readonly ConfirmedMatch[],
  present: ReadonlySet<string>,
  next: ReadonlySet<string>,
): void {
  const named = new Set<string>();
  for (const { from, to } of matches) {
    const reason = named.has(from)
      ? uploadText('matchTwice', { name: from })
      : !present.has(from)
        ? uploadText('matchFromUnknown', { name: from })
        : to !== null && !next.has(to)
          ? uploadText('matchToUnknown', { name: to })
          : null;
    if (reason !== null) throw new InvalidError({ matches: [reason] }, 'matches');
    named.add(from);
  }
}
