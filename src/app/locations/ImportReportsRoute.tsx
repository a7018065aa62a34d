import { useParams } from 'react-router-dom';
import { ImportReportsScreen } from '@/screens/imports/ImportReportsScreen';
import { LocationGate } from './LocationGate';
import { providedImportReportList } from './provideImportReportList';

/** The import reports of the location of the address. */
export function ImportReportsRoute() {
  const { id = '' } = useParams();
  return (
    <LocationGate>
      <ImportReportsScreen key={id} machine={providedImportReportList} />
    </LocationGate>
  );
}
