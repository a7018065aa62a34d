import { handOff } from './replayable';
import { testInBrowser } from './support/testInBrowser';

testInBrowser(handOff);
