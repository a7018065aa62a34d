import { queryOptions } from '@tanstack/react-query';
import { listIcons } from '@/contract/icons';
import type { Icon } from '@/model/content/standardIcons';
import { call } from './http';

/** The icons that an organisation can choose from, with absolute addresses; its own icons are last. */
export const iconsQuery = (organisation: string) =>
  queryOptions({
    queryKey: ['icons', organisation],
    queryFn: async ({ signal }): Promise<Icon[]> => {
      const { data } = await call(listIcons, { params: { uuid: organisation }, signal });
      return [...data.global, ...(data.organisation ?? [])].map(({ id, url, category, name }) => ({
        id,
        category,
        name: name ?? String(id),
        url: `${data.host}${url}`,
      }));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
