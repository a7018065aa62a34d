import type { VisitorPromotion } from '@/contract/locations/projectData';
import { toVenue, type Venue } from '@/screens/preview/venue';
import { type TestContent, testPublication } from './testPublication';

/** An event or offer without end, picture or destinations. */
export const testPromotion = (more: Partial<VisitorPromotion> & { readonly id: number }): VisitorPromotion => ({
  name: `Promotion ${more.id}`,
  short_desc: '',
  long_desc: '',
  image: null,
  start: '2026-03-01 00:00:00',
  end: null,
  upcoming: null,
  destinations: [],
  ...more,
});

/** A hall in London with four shops on one floor, and these events and offers. */
export const testVenue = (content: Partial<TestContent>): Venue => toVenue(testPublication(content));
