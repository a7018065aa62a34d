import { completeSurroundings } from './completeSurroundings';

// Each page imports this first.
completeSurroundings(window);
