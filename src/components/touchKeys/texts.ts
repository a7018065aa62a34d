import { catalogue } from '@/contract/texts/catalogue';

export const text = catalogue({ keys: 'Keys', backspace: 'Backspace', space: 'Space', done: 'Done' });
