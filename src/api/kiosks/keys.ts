import { ORGANISATIONS_KEY } from '../organisations/keys';

/** A change of an organisation, such as of those below it, makes the kiosks stale. */
export const kiosksKey = (organisation: string) => [...ORGANISATIONS_KEY, 'kiosks', organisation] as const;

export const KIOSK_CONFIG_KEY = ['kiosk-config'] as const;
/** The internal configuration of a kiosk for a version; 0 for the newest. */
export const kioskConfigKey = (id: number, version: number) => [...KIOSK_CONFIG_KEY, id, version] as const;

/** The publication that a device shows. */
export const devicePublicationKey = (build: number) => ['device-publication', build] as const;
