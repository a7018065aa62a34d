import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { createQueryClient } from './queryClient';
import { useSession } from './SessionProvider';

let held: { readonly user: string | null; readonly client: QueryClient } | null = null;

/** The cache of one person, or of nobody. Another person starts with an empty one, whatever was under way before. */
function clientOf(user: string | null): QueryClient {
  if (held?.user !== user || held === null) held = { user, client: createQueryClient() };
  return held.client;
}

/** Screens that show what the service knows share one cache, which never outlives the person it was read for. */
export function DataArea({ children }: { children: ReactNode }) {
  const session = useSession();
  const user = useSelector(session, ({ context }) => context.session?.user.uuid ?? null);
  return <QueryClientProvider client={clientOf(user)}>{children}</QueryClientProvider>;
}
