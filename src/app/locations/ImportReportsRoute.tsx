import { useParams } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { fetchImportReports } from '@/api/imports/imports';
import { importReportListMachine } from '@/machines/locations/importReportList.machine';
import { ImportReportsScreen } from '@/screens/imports/ImportReportsScreen';
import { LocationGate } from './LocationGate';

const machine = importReportListMachine.provide({
  actors: { load: fromPromise(({ input, signal }) => fetchImportReports(input.project, input.offset, signal)) },
});

/** The import reports of the location of the address. */
export function ImportReportsRoute() {
  const { id = '' } = useParams();
  return (
    <LocationGate>
      <ImportReportsScreen key={id} machine={machine} />
    </LocationGate>
  );
}
