import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue(
  {
    name: 'Name',
    icon: 'Icon',
    parent: 'Parent category',
    choosesParent: 'Select a main category',
    isSub: 'Sub-category: belongs to a main category',
    yes: 'Yes',
    no: 'No',
    description: 'Description',
    colour: 'Colour',
    main: 'Main categories',
    sub: 'Sub-Categories',
    empty: 'Categories group destinations, for visitors and in search. Create the first one.',
    deleteWithSubs: {
      one: 'This process cannot be reversed. {count} sub-category of {name} is deleted with it, and destinations lose them.',
      other:
        'This process cannot be reversed. {count} sub-categories of {name} are deleted with it, and destinations lose them.',
    },
    title: 'Categories',
    one: 'category',
    many: 'categories',
  },
  {
    colour: 'Color',
  },
);
