import { useQuery } from '@tanstack/react-query';
import { devicePublicationQuery } from '@/api/kiosks/devices';
import { useVisitCount } from '../preview/useVisitCount';

/** Counts the visits at a kiosk for the location that it shows, each from a touch on. @param build null for none */
export function useKioskVisits(deviceKey: string, build: number | null): void {
  const { data } = useQuery({ ...devicePublicationQuery(deviceKey, build ?? 0), enabled: build !== null });
  useVisitCount(data?.project.location.uuid ?? null, { isDraft: false, isKiosk: true });
}
