import { catalogue } from '@/contract/texts/catalogue';

/** The names of the fields of a room. */
export const fieldText = catalogue(
  {
    locationId: 'Unit number',
    status: 'Status',
    flagship: 'Flagship',
    localDescription: 'Description of this place',
    phone: 'Phone',
    address: 'Address',
    parking: 'Parking',
    photo: 'Photo',
    localReview: 'Review of this place',
    badges: 'Badges',
    ownHours: 'Opening hours of this place',
    colours: 'Colours on the map',
    room: 'room',
    subDestinations: 'Sub Destinations',
    yes: 'Yes',
    no: 'No',
    events: 'Events',
    offers: 'Offers',
  },
  {
    colours: 'Colors on the map',
  },
);
