import { publishingModel } from './publishing.model';
import { heldLocation } from './support/publishingWorld';
import { testInBrowser } from './support/testInBrowser';

testInBrowser(publishingModel, async (world, { store }) => ({ ...world, location: await heldLocation(world, store) }));
