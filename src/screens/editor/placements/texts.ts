import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  bothChanged: '{label}: theirs is “{theirs}”.',
  bothChose: 'Destination: theirs is “{name}”.',
  destination: 'Destination',
  saveKeepsYours: 'Save again to keep yours, or take theirs.',
});
