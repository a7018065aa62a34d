import { catalogue } from './catalogue';

/** The texts about skins that the service says too. */
export const skinText = catalogue({
  label: 'Skin',
  variableLabel: 'Variable',
  nameMissing: 'Please input Skin name',
  nameLength: 'Length should be 3 to 50',
  baseMissing: 'Please select base Skin',
  saved: '{name} sucessfully updated.',
  deleted: 'Successfully deleted skin',
  lastSkin: 'New skins are copies of others, so the last one cannot be deleted.',
  published: '{name} is published.',
  notUsed: 'No location uses it.',
  namesAndMore: { one: '{names} and {count} more', other: '{names} and {count} more' },
  'shown.now': {
    one: 'Visitors of {names} see it as soon as it is built.',
    other: 'Visitors of {names} see it as soon as it is built.',
  },
  'shown.later': {
    one: '{names} has other changes too, and shows it when it is published next.',
    other: '{names} have other changes too, and show it when they are published next.',
  },
  'shown.never': {
    one: '{names} was never published, and shows it with its first publication.',
    other: '{names} were never published, and show it with their first publication.',
  },
  variableNameMissing: 'Please input the name of the variable',
  variableNameLength: 'Length should be 1 to 100',
  descriptionLength: 'Length should be at most 2000',
  keyMissing: 'Please input a key',
  keyTwice: 'This key is there twice',
  valueLength: 'Length should be at most 1000',
  valueAddress: 'Please enter an address that begins with http:// or https:// between the brackets of url()',
  variableDeleted: 'Variable deleted.',
  overrideDeleted: 'Variable override deleted.',
  skinUnknown: 'There is no such skin.',
  otherVariable: 'The body is about another variable.',
  locationUnknown: 'There is no such location.',
  tooMany: 'A skin has at most {most} variables.',
});
