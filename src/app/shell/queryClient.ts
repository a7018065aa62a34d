import { QueryClient } from '@tanstack/react-query';

/**
 * One cache for the service's data. Offline, a call fails at once and says so: by default it would wait in silence and be sent
 * when the network returns, long after the person has gone on.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 5_000,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
