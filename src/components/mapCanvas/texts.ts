import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({ scaleBar: 'Scale bar: {length}' });
