import { handOff } from './replayable';
import { testInBrowser } from './support/browser/testInBrowser';

testInBrowser(handOff);
