import { catalogue } from '@/contract/texts/catalogue';

/** The texts of the list of destinations. */
export const text = catalogue({
  one: 'destination',
  logo: 'Logo',
  categories: 'Categories',
  description: 'Description',
  category: 'Category',
  allCategories: 'All categories',
  withoutCategory: 'Without a category',
  tag: 'Tag',
  allTags: 'All tags',
  placement: 'Rooms',
  placedOrNot: 'With and without rooms',
  placed: 'In a room',
  notPlaced: 'In no room',
  clearFilters: 'Clear filters',
  shown: { one: '{count} shown', other: '{count} shown' },
  look: 'View',
  cards: 'Cards',
  table: 'Table',
  rooms: { one: '{count} room', other: '{count} rooms' },
  noRoom: 'In no room',
  noCategory: 'No category',
  gridLabel: 'Destinations',
});
