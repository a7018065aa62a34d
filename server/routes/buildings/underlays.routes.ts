import { readUnderlay, saveUnderlay } from '@/contract/buildings/underlays';
import { translate } from '@/contract/texts/translate';
import { ConflictError, InvalidError, orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import { findFloor } from '../../repositories/buildings/read';
import { deleteUnderlay, lockUnderlayOf, putUnderlay, readUnderlayOf } from '../../repositories/buildings/underlays';
import { isImageOf } from '../../repositories/uploads/images';
import { serviceText } from '../../texts';
import { audited } from '../audit/audited';

export const underlayRoutes = () => [
  implement(readUnderlay, async ({ params, principal, read }) => {
    const floor = orNotFound(await findFloor(read, principal.organisation.id, params.uuid));
    return { data: await readUnderlayOf(read, floor.id) };
  }),

  implement(saveUnderlay, ({ params, principal, body: { underlay, revision }, write }) =>
    write(async ({ client, audit }) => {
      const { id: organisationId } = principal.organisation;
      const floor = orNotFound(await findFloor(client, organisationId, params.uuid));
      const present = await lockUnderlayOf(client, floor.id);
      if (present.revision !== revision) throw new ConflictError(present);
      // Compared first: the address of a picture that is in use was checked when it came.
      if (underlay && underlay.picture !== present.underlay?.picture)
        if (!(await isImageOf(client, organisationId, underlay.picture)))
          throw new InvalidError({ 'underlay.picture': [translate('image.notPicture')] });
      if (underlay) await putUnderlay(client, { organisationId, floorId: floor.id }, underlay);
      else await deleteUnderlay(client, floor.id);
      const text = serviceText(underlay ? 'underlay.saved' : 'underlay.removed', { floor: floor.name });
      audited(audit, 'floor', floor.projectId).noted('updated', params.uuid, text);
      return { data: await readUnderlayOf(client, floor.id) };
    }),
  ),
];
