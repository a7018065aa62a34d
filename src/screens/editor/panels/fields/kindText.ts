import { catalogue } from '@/contract/texts/catalogue';

/** The name of a kind of mesh. Apart from the other texts of panels, since the list of places needs it at once. */
export const kindText = catalogue({
  floor: 'Floor or outline',
  corridor: 'Corridor',
  room: 'Room',
  service: 'Service room',
  facility: 'Facility',
  furniture: 'Furniture',
  wall: 'Wall or window',
  door: 'Door',
});
