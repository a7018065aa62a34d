import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { projectQuery } from '@/api/locations/project';
import { isMissing } from '@/components/feedback/useListError';
import { MissingLocation } from '@/screens/notFound/MissingLocation';

/**
 * A page of the location of the address, or that there is none. The page loads meanwhile: its queries are answered in
 * the same moment.
 */
export function LocationGate({ children }: { children: ReactNode }) {
  const { id = '' } = useParams();
  // It asks once: the page decides when its location is read again, which a form must not notice.
  const { data, error } = useQuery({ ...projectQuery(id), refetchOnWindowFocus: false, refetchInterval: false });
  return !data && error && isMissing(error) ? <MissingLocation /> : children;
}
