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
  published: {
    one: '{name} is published. {count} location is being updated.',
    other: '{name} is published. {count} locations are being updated.',
  },
  publishedWaiting: {
    one: '{name} is published. {count} location has other changes too, and shows it when it is published next.',
    other: '{name} is published. {count} locations have other changes too, and show it when they are published next.',
  },
  variableNameMissing: 'Please input the name of the variable',
  variableNameLength: 'Length should be 1 to 100',
  descriptionLength: 'Length should be at most 2000',
  keyMissing: 'Please input a key',
  keyTwice: 'This key is there twice',
  valueLength: 'Length should be at most 1000',
  variableDeleted: 'Variable deleted.',
  overrideDeleted: 'Variable override deleted.',
  skinUnknown: 'There is no such skin.',
  otherVariable: 'The body is about another variable.',
  locationUnknown: 'There is no such location.',
  tooMany: 'A skin has at most {most} variables.',
});
