/** `npm run serve`: production, without the demo world and with secrets of its own. */
import { launch } from './launch.mjs';

await launch('serve');
