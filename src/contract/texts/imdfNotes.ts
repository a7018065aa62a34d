import { catalogue } from './catalogue';

/** How notes about an IMDF archive begin in the log of an export. */
export const IMDF_NOTE = 'IMDF: ';

/** Data that an IMDF archive lacks or that was filled in, with where to mend it; service and console share the texts. */
const text = catalogue({
  noAddress: 'The location has no address, so its name was filled in. Enter the address in Settings.',
  addressParts:
    'The country is missing and the town was taken from the address. Enter the country as two letters and check the town in address.geojson.',
  venueCategory: 'The venue has the category shoppingcenter. Change it in venue.geojson if it is something else.',
  approximate:
    'The floor plans lie around the position of the location with north up. Set two map bounding coordinates in Settings for their exact position.',
  scale:
    'Between the two map bounding coordinates, the floor plan and the Earth differ by {count} %. Correct their numbers in Settings.',
  noOutline: {
    one: '{floors} has no outline of its own, so the outline around all rooms was used. Upload a floor plan with the ground.',
    other:
      '{floors} have no outline of their own, so the outline around all rooms was used. Upload floor plans with the ground.',
  },
  noPlan: {
    one: '{count} floor has no floor plan and was left out. Upload one in Buildings.',
    other: '{count} floors have no floor plan and were left out. Upload them in Buildings.',
  },
  noDoorWidth: {
    one: '{count} door has no width and was left out. Correct its outline in the editor.',
    other: '{count} doors have no width and were left out. Correct their outlines in the editor.',
  },
  otherGround: {
    one: '{count} further ground area was left out. Set its kind in the editor if people can be there.',
    other: '{count} further ground areas were left out. Set their kinds in the editor if people can be there.',
  },
  noUnitCategory: {
    one: '{count} room has no category. Set its kind in the editor.',
    other: '{count} rooms have no category. Set their kinds in the editor.',
  },
  noRoom: {
    one: '{count} destination was left out: its room is not on the floor plan. Place it again in the editor.',
    other: '{count} destinations were left out: their rooms are not on the floor plan. Place them again in the editor.',
  },
  noOccupantCategory: {
    one: '{count} destination has no Apple category. Choose one in Destinations.',
    other: '{count} destinations have no Apple category. Choose one for each in Destinations.',
  },
  phone: {
    one: '{count} phone number was left out. Write it with + and the country code in Destinations.',
    other: '{count} phone numbers were left out. Write them with + and the country code in Destinations.',
  },
});

export type ImdfNote = Parameters<typeof text>[0];

/** A note with its mark. */
export const imdfNote = (note: ImdfNote, values: { readonly count: number; readonly floors?: string }): string =>
  IMDF_NOTE + text(note, { floors: '', ...values });
