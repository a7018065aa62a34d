import '../surroundings/surroundings';
import '../pageLocale';
import { Wayfinder } from '@/screens/preview/Wayfinder';
import { drawQr } from '../drawQr';
import { readBuiltPlan, readBuiltPublication } from './builtFiles';
import { mountMap } from './mountMap';
import { renewIdlePage } from './renewIdlePage';

mountMap(<Wayfinder readPublication={readBuiltPublication} loadPlan={readBuiltPlan} drawQr={drawQr} />);

// Without it the map works too, as long as its server is reached. A page that is opened as a file has none.
navigator.serviceWorker?.register('./sw.js', { type: 'module' }).then(
  () => renewIdlePage(navigator.serviceWorker),
  () => undefined,
);
