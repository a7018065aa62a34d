import { queryOptions } from '@tanstack/react-query';
import { readPreview } from '@/contract/locations/preview';
import { call } from '../transport/http';
import { previewKey } from './keys';
import { type PreviewPlace, placeQuery } from './previewPlace';

/** The location as its visitors see it, or one of its kiosks: a demo unit may show a newer build than the others. */
export const previewQuery = (project: string, at: PreviewPlace) =>
  queryOptions({
    queryKey: previewKey(project, at),
    queryFn: async ({ signal }) =>
      (await call(readPreview, { params: { id: project }, query: placeQuery(at), signal })).data,
  });
