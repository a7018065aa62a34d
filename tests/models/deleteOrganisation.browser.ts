import { deleteOrganisation } from './replayable';
import { testInBrowser } from './support/testInBrowser';

testInBrowser(deleteOrganisation);
