/** Milliseconds without a touch after which a visit to a kiosk is over. */
export const VISIT = 60_000;
/** Milliseconds of it in which the kiosk asks whether somebody is there; fewer are too short to reach it (WCAG 2.2.1). */
export const WARNING = 20_000;
