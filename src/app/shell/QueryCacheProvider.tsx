import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useSession } from '../session/SessionProvider';
import { createQueryClient } from './queryClient';

let current: { readonly owner: string; readonly client: QueryClient } | null = null;

/**
 * The cache of one person in one active organisation, or of nobody. Another one starts with an empty cache, whatever
 * requests are pending.
 */
export function queryClientOf(user: string | null, organisation: string | null): QueryClient {
  const owner = `${user} ${organisation}`;
  if (current?.owner !== owner) current = { owner, client: createQueryClient() };
  return current.client;
}

/**
 * Screens share one cache of the service's data. The cache and the state of the screens never outlive the person and
 * the active organisation that they were loaded for.
 */
export function QueryCacheProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const user = useSelector(session, ({ context }) => context.session?.user.uuid ?? null);
  const organisation = useSelector(session, ({ context }) => context.session?.organisation ?? null);
  return (
    <QueryClientProvider key={`${user} ${organisation}`} client={queryClientOf(user, organisation)}>
      {children}
    </QueryClientProvider>
  );
}
