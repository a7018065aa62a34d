import { catalogue } from '@/contract/texts/catalogue';

/** The texts of the import of a file of events or offers. */
export const text = catalogue({
  'title.event': 'Import events',
  'title.offer': 'Import offers',
  chooseHint:
    'CSV, Excel (.xlsx) or JSON, up to 10 MB. Nothing is saved before you have seen what will change. Images are not imported: add them to each one afterwards.',
  'comparing.event': 'Comparing with your events',
  'comparing.offer': 'Comparing with your offers',
  dayFirst: 'Day first: 03/04 is 3 April',
  monthFirst: 'Month first: 03/04 is March 4',
});
