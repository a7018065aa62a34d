import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  others: { one: '{count} other is editing', other: '{count} others are editing' },
  othersAndOwn: {
    one: '{count} other is editing, and you in another tab',
    other: '{count} others are editing, and you in another tab',
  },
  own: 'You are editing in another tab',
  ownName: 'You, in another tab',
  more: '+{count}',
  arrived: '{name} is editing this location too.',
  arrivals: 'Arrivals',
  noFloor: 'No floor',
  unsaved: 'Unsaved changes',
});
