import { createReadStream } from 'node:fs';
import {
  deleteProjectFile,
  listProjectFiles,
  type ProjectFile,
  readProjectFile,
  uploadProjectFile,
} from '@/contract/locations/projectFiles';
import { projectFileText } from '@/contract/texts/projectFileTexts';
import { translate } from '@/contract/texts/translate';
import { safePath, splitPath } from '@/model/content/filePath';
import { discardFile } from '../../discardFile';
import { InvalidError, orNotFound } from '../../errors';
import { createFileLinks, type FileLinks } from '../../http/fileLinks';
import { HttpError } from '../../http/httpError';
import { implement, implementForAnyone } from '../../http/implement';
import {
  deleteFileOf,
  findFileByLink,
  listFilesBelow,
  putProjectFile,
  type StoredProjectFile,
} from '../../repositories/locations/projectFiles';
import { findProjectId } from '../../repositories/locations/read';
import type { Storage } from '../../storage/storage';
import { audited } from '../audit/audited';
import { withFiles } from '../files/withFiles';
import { projectFileAnswer } from './projectFileAnswer';

interface Deps {
  readonly storage: Storage;
  /** At least 32 bytes, the same on every instance. */
  readonly secret: Uint8Array;
}

export const projectFileRoutes = ({ storage, secret }: Deps) => {
  const links = createFileLinks(secret);
  return [listRoute(links), uploadRoute(storage, links), deleteRoute(storage), readRoute(storage, links)];
};

/** The files in a folder, after the folders in it, which have the time of their newest file. */
function listingOf(files: readonly StoredProjectFile[], folder: string, links: FileLinks, now: Date): ProjectFile[] {
  const folders = new Map<string, ProjectFile>();
  const here: ProjectFile[] = [];
  for (const file of files) {
    const below = folder === '' ? file.path : file.path.slice(folder.length + 1);
    const [name = '', ...rest] = below.split('/');
    if (rest.length === 0) {
      here.push(projectFileAnswer(file, links, now));
      continue;
    }
    const path = folder === '' ? name : `${folder}/${name}`;
    const time = file.lastModified.toISOString();
    const known = folders.get(name);
    const last_modified = known && known.last_modified > time ? known.last_modified : time;
    folders.set(name, { filename: name, url: null, last_modified, path, is_folder: true });
  }
  return [...folders.values(), ...here];
}

const listRoute = (links: FileLinks) =>
  implement(listProjectFiles, async ({ params, principal, body, read, now }) => {
    const { id } = principal.organisation;
    const projectId = orNotFound(await findProjectId(read, id, params.uuid));
    const folder = safePath(body.path) ?? '';
    return { data: listingOf(await listFilesBelow(read, id, projectId, folder), folder, links, now) };
  });

const uploadRoute = (storage: Storage, links: FileLinks) =>
  implement(uploadProjectFile, async ({ params, principal, body, file, read, write, now }) => {
    const { id } = principal.organisation;
    const { path: temporary, filename, bytes } = orNotFound(file);
    const path = safePath(`${body.path}/${splitPath(filename.replaceAll('\\', '/')).name}`);
    if (!path) throw new InvalidError({ path: [projectFileText('path')] });
    orNotFound(await findProjectId(read, id, params.uuid));
    return withFiles({ storage, now, write }, async (tools) => {
      let replaced: string | null = null;
      const { key: fileKey } = await tools.files.put('attachments', createReadStream(temporary), {
        contentType: 'application/octet-stream',
      });
      const answer = await tools.write(async ({ client, audit }) => {
        const projectId = orNotFound(await findProjectId(client, id, params.uuid));
        const put = await putProjectFile(client, {
          organisationId: id,
          projectId,
          path,
          bytes,
          fileKey,
          createdBy: principal.user.id,
          now,
        });
        replaced = put.replacedKey;
        audited(audit, 'project-file', projectId).noted('uploaded', put.stored.uuid, `Uploaded the file ${path}`);
        const name = splitPath(path).name;
        const given = splitPath(filename.replaceAll('\\', '/')).name;
        const message =
          name === given ? projectFileText('uploaded', { name }) : projectFileText('uploadedAs', { given, name });
        return { data: projectFileAnswer(put.stored, links, now), message };
      });
      if (replaced !== null) await discardFile({ client: read, storage, organisationId: id, now }, replaced);
      return answer;
    });
  });

const deleteRoute = (storage: Storage) =>
  implement(deleteProjectFile, async ({ params, principal, body, read, write, now }) => {
    const { id } = principal.organisation;
    let gone: string | null = null;
    const answer = await write(async ({ client, audit }) => {
      const projectId = orNotFound(await findProjectId(client, id, params.uuid));
      const path = safePath(body.path) ?? '';
      gone = orNotFound(await deleteFileOf(client, id, projectId, path));
      audited(audit, 'project-file', projectId).deleted(path, path);
      return { data: null, message: translate('deleted', { label: projectFileText('label') }) };
    });
    if (gone !== null) await discardFile({ client: read, storage, organisationId: id, now }, gone);
    return answer;
  });

const readRoute = (storage: Storage, links: FileLinks) =>
  implementForAnyone(readProjectFile, async ({ params, read, now }) => {
    const uuid = links.read(params.token, now);
    if (uuid === null) throw new HttpError(404, 'link-over', projectFileText('linkOver'));
    const file = orNotFound(await findFileByLink(read, uuid));
    const stored = orNotFound(await storage.get(file.fileKey));
    return {
      stream: stored.stream,
      bytes: stored.size,
      // Never what the file says of itself: nothing in it runs in the browser.
      contentType: 'application/octet-stream',
      filename: splitPath(file.path).name,
      etag: `"${uuid}"`,
    };
  });
