import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { uploadDestinationFile } from '@/contract/destinations/destinationFiles';
import { translate } from '@/contract/texts/translate';
import { discardFile } from '../../discardFile';
import { InvalidError, orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import { hasFileGroup, lockFileGroup, replaceDestinationFile } from '../../repositories/destinations/destinationFiles';
import { readDestinationOf } from '../../repositories/destinations/destinations';
import { lockDestinations } from '../../repositories/destinations/destinationWrites';
import type { Storage } from '../../storage/storage';
import { serviceText } from '../../texts';
import { audited } from '../audit/audited';
import { withFiles } from '../files/withFiles';

const contentType = 'application/octet-stream';

export const destinationFileRoutes = (storage: Storage) => [
  implement(uploadDestinationFile, async ({ params, principal, body, file, now, read, write }) => {
    const id = Number(params.id);
    const organisationId = principal.organisation.id;
    const groupId = body.organisation_file_group_id;
    const { path, filename, bytes } = orNotFound(file);
    // Before the file is stored: most requests that are rejected are rejected here.
    orNotFound(await readDestinationOf(read, organisationId, id));
    if (!(await hasFileGroup(read, organisationId, groupId))) throw unknownGroup();
    const ending = /^\.[a-z0-9]{1,8}$/i.exec(extname(filename))?.[0].toLowerCase() ?? '';
    return withFiles({ storage, now, write }, async (tools) => {
      const { key: fileKey } = await tools.files.put('files', createReadStream(path), { contentType, ending });
      let replaced: string | null = null;
      const answer = await tools.write(async ({ client, audit }) => {
        orNotFound((await lockDestinations(client, organisationId, [id])).get(id));
        if (!(await lockFileGroup(client, organisationId, groupId))) throw unknownGroup();
        const name = filename.trim() || 'file';
        const stored = { groupId, name, bytes, fileKey, contentType };
        replaced = await replaceDestinationFile(client, organisationId, id, stored);
        const after = orNotFound(await readDestinationOf(client, organisationId, id));
        audited(audit, 'destination').noted('uploaded', params.id, `Uploaded ${name} for ${after.name}`, {
          attributes: { organisation_file_group_id: groupId, name, bytes },
        });
        return { data: after, message: serviceText('destination.fileUploaded', { name }) };
      });
      if (replaced !== null) await discardFile({ client: read, storage, organisationId, now }, replaced);
      return answer;
    });
  }),
];

const unknownGroup = () =>
  new InvalidError({ organisation_file_group_id: [translate('destination.fileGroupUnknown')] });
