import { QueryClientProvider } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { createQueryClient } from './queryClient';
import { useSession } from './SessionProvider';

const client = createQueryClient();

/** Screens that show what the service knows share one cache; it is emptied when somebody signs out. */
export function DataArea({ children }: { children: ReactNode }) {
  const session = useSession();
  const isSignedOut = useSelector(session, (snapshot) => snapshot.matches('signedOut'));
  useEffect(() => {
    if (isSignedOut) client.clear();
  }, [isSignedOut]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
