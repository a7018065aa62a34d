import { QueryClient } from '@tanstack/react-query';

/** One cache for what the service knows. Retrying is decided here alone: the http client never repeats a call. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 5_000, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
