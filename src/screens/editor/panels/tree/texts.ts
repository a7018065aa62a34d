import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  tree: 'Objects by floor',
  places: 'Places ({count})',
  others: 'Other parts of the floor plan ({count})',
  nodes: 'Nodes ({count})',
  paths: 'Paths ({count})',
  entrance: '{node}, entrance of {mesh}',
  path: '{from} to {to}',
});
