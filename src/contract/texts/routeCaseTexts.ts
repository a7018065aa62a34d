import { catalogue } from './catalogue';

/** The texts about route cases that console and service share. */
export const routeCaseText = catalogue({
  label: 'Route case',
  nameMissing: 'Please input a name.',
  nameLength: 'A name may have 200 characters.',
  limit: 'Enter a whole number from 1 to 100000.',
  endUnknown: 'This node or floor is not part of the location.',
  created: '“{name}” is a route case now.',
  deleted: '“{name}” deleted.',
  tooMany: 'A location may have 200 route cases.',
});
