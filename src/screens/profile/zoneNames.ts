/** Zones of one slice: finding out their names takes about half a millisecond each. */
const SLICE = 20;
const STYLES = ['shortGeneric', 'short'] as const;

/** Common names of time zones, such as "Germany Time" or "EST", by IANA name; in slices, so that typing stays quick. */
export async function zoneNames(zones: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const winter = new Date(Date.UTC(new Date().getUTCFullYear(), 0, 15));
  const names = new Map<string, readonly string[]>();
  for (let at = 0; at < zones.length; at += SLICE) {
    for (const zone of zones.slice(at, at + SLICE)) names.set(zone, namesOf(zone, winter));
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return names;
}

function namesOf(timeZone: string, day: Date): readonly string[] {
  try {
    return STYLES.flatMap((timeZoneName) =>
      new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName })
        .formatToParts(day)
        .flatMap(({ type, value }) => (type === 'timeZoneName' ? [value] : [])),
    );
  } catch {
    // The service may know zones that this browser does not.
    return [];
  }
}
