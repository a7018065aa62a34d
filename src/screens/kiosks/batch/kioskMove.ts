import type { Kiosk, KioskBody } from '@/contract/kiosks/kiosks';

/** Where kiosks go: to a location, and to what its visitors or its demo units see. */
export interface KioskMove {
  /** Uuid; null for no location. */
  readonly location: string | null;
  readonly unit: 'live' | 'demo';
}

/**
 * The body that moves a kiosk: another location ends the choice of a build, a live unit has chosen neither a build nor
 * a version. Null where nothing changes.
 */
export function moveBodyOf(screen: Kiosk, { location, unit }: KioskMove): (KioskBody & { revision?: number }) | null {
  const isDemo = unit === 'demo';
  if (screen.project_id === location && screen.is_test === isDemo) return null;
  const { name, description, orientation, lat, lon, internal_use, revision } = screen;
  return {
    name,
    description,
    orientation,
    lat,
    lon,
    internal_use,
    project_id: location,
    is_test: isDemo,
    version_id: isDemo ? screen.version_id : null,
    project_build_id: isDemo && screen.project_id === location ? screen.project_build_id : null,
    ...(revision !== undefined && { revision }),
  };
}
