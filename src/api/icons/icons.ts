import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { deleteIcon, listIcons, uploadIcons, type WireIcon } from '@/contract/icons/icons';
import type { Icon } from '@/model/content/icons/standardIcons';
import { call } from '../transport/http';
import { type UploadedFile, upload } from '../uploads/upload';
import { iconsKey } from './keys';

const toIcon = ({ id, url, category, name, used_by }: WireIcon, host = ''): Icon => ({
  id,
  category,
  name: name ?? String(id),
  url: `${host}${url}`,
  ...(used_by && { usedBy: used_by }),
});

/** The icons that an organisation can choose from, with absolute addresses; its own icons are last. */
export const iconsQuery = (organisation: string) =>
  queryOptions({
    queryKey: iconsKey(organisation),
    queryFn: async ({ signal }): Promise<Icon[]> => {
      const { data } = await call(listIcons, { params: { uuid: organisation }, signal });
      return [...data.global, ...(data.organisation ?? [])].map((icon) => toIcon(icon, data.host));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Uploads PNG files, at least one, and adds the new icons to the known ones. @throws ApiError */
export async function sendIcons(
  client: QueryClient,
  organisation: string,
  [first, ...more]: readonly [UploadedFile, ...UploadedFile[]],
  progress: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
): Promise<void> {
  const { data } = await upload(uploadIcons, { params: { uuid: organisation }, ...first, more, ...progress });
  client.setQueryData(
    iconsQuery(organisation).queryKey,
    (known) => known && [...known, ...data.map((one) => toIcon(one))],
  );
  await client.invalidateQueries({ queryKey: iconsKey(organisation) });
}

/** Deletes an icon of the organisation and returns the message of the service. @throws ApiError */
export async function removeIcon(client: QueryClient, organisation: string, id: number): Promise<string> {
  const { message } = await call(deleteIcon, { params: { id: String(id) } });
  await client.invalidateQueries({ queryKey: iconsKey(organisation) });
  return message;
}
