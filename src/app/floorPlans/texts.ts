import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({
  floor: 'Floor',
  drawingsAlone: 'Choose drawings (.dxf) without other files.',
  onlyLabels: 'These files are labels alone. Choose the floor plans with them.',
  networkBusy: 'Somebody else keeps changing the network of this location. Try again.',
});
