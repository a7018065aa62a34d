import { QueryClient } from '@tanstack/react-query';

/** One cache for the service's data. Only this client retries: the http client never repeats a call. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 5_000, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
