/** `npm start`: the demo, from a fresh clone to a console in the browser. */
import { launch } from './launch.mjs';

await launch('demo');
