import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue(
  {
    title: 'Amenities',
    one: 'amenity',
    many: 'amenities',
    addNew: 'Add New',
    name: 'Name',
    description: 'Description',
    icon: 'Icon',
    alwaysShow: 'Always show',
    alwaysShowHint: 'The map shows its icon at every zoom.',
    disableSearch: 'Disable search',
    disableSearchHint: 'Visitors do not find it in the search.',
    searchDisabled: 'Search disabled',
    yes: 'Yes',
    no: 'No',
    empty: 'Amenities are what visitors look for on the way: toilets, lifts, cash machines. Create the first one.',
    deleteAtNodes: {
      one: 'This process cannot be reversed. {count} node loses {name}.',
      other: 'This process cannot be reversed. {count} nodes lose {name}.',
    },
  },
  {
    empty:
      'Amenities are what visitors look for on the way: restrooms, elevators, cash machines. Create the first one.',
  },
);
