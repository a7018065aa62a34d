import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue(
  {
    addNew: 'Add New',
    name: 'Name',
    icon: 'Icon',
    parent: 'Parent category',
    choosesParent: 'Select a main category',
    isSub: 'Sub-category (belongs to a main category)',
    yes: 'Yes',
    no: 'No',
    description: 'Description',
    colour: 'Colour',
    main: 'Main categories',
    sub: 'Sub-Categories',
    empty: 'Categories group destinations for visitors and for search. Create the first one.',
    deleteWithSubs: {
      one: 'This process cannot be reversed. {count} sub-category of {name} will be deleted too and removed from its destinations.',
      other:
        'This process cannot be reversed. {count} sub-categories of {name} will be deleted too and removed from their destinations.',
    },
    title: 'Categories',
    one: 'category',
    many: 'categories',
  },
  {
    colour: 'Color',
  },
);
