import { importsOf } from '../../fileImports/importsOf';
import { destinationImport } from './destinationImport';

/** The notices over the list, and the reports, of imports of destinations. */
export const { Notices: DestinationNotices, Report: DestinationReport } = importsOf(destinationImport);
