// Begins the first start of the embedded database of a folder, prints a line in its middle and goes no further.
import { pathToFileURL } from 'node:url';
import { openEmbedded } from '../../../server/database/openEmbedded';

await openEmbedded({
  dataDir: process.argv[2] ?? '',
  connectionTimeoutMillis: 10_000,
  threadArgs: ['--import', pathToFileURL('tests/support/service/standHalfWay.mjs').href],
});
