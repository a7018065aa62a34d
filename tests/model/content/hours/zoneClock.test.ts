import { expect, it } from 'vitest';
import { clockAt, momentOf } from '@/model/content/hours/zoneClock';
import { fromZone, inZone } from '@/model/content/hours/zonedDateTime';

const write = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ');
/** The nights in which one of them changes, and one in which none does. */
const CHANGES = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-07-01', '2026-10-04', '2026-10-25', '2026-11-01'];
const ZONES = ['Europe/London', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC'];

it.each(ZONES)('[EV24] the clock of %s is that of the form, also where it changes', (zone) => {
  for (const day of CHANGES)
    for (let half = -40; half < 40; half += 1) {
      const at = Date.parse(`${day}T00:00:00Z`) + half * 1_800_000;
      const text = write(at);
      expect(write(clockAt(at, zone)), text).toBe(inZone(text, zone));
      expect(write(momentOf(at, zone)), text).toBe(fromZone(text, zone));
    }
});
