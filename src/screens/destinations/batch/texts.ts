import { catalogue } from '@/contract/texts/catalogue';

/** The texts of changes of many destinations at once. */
export const text = catalogue({
  deleteSelected: 'Delete selected',
  editSelected: 'Edit selected',
  deleteTitle: { one: 'Delete {count} destination?', other: 'Delete {count} destinations?' },
  deleteText: {
    one: '{count} room will be emptied. You can undo this for an hour.',
    other: '{count} rooms will be emptied. You can undo this for an hour.',
  },
  deleteFree: 'None of them is in a room. You can undo this for an hour.',
  delete: { one: 'Delete {count} destination', other: 'Delete {count} destinations' },
  undo: 'Undo',
  deleted: { one: '{count} destination deleted.', other: '{count} destinations deleted.' },
  deletedTitle: 'Deleting destinations',
  editTitle: { one: 'Edit {count} destination', other: 'Edit {count} destinations' },
  editText: 'Other fields stay as they are.',
  addCategories: 'Add categories',
  removeCategories: 'Remove categories',
  addTags: 'Add tags',
  removeTags: 'Remove tags',
  choosesCategories: 'Select categories',
  edit: { one: 'Save {count} destination', other: 'Save {count} destinations' },
  nothingChosen: 'Choose at least one change.',
  seenBy: 'Who sees them',
  unchanged: 'As it is',
  forVisitors: 'Visitors and staff',
  staffOnly: 'Staff only',
  changeHours: 'Change the opening hours',
  hours: 'Opening hours of all',
});
