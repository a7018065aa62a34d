import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { Loading } from '@/components/feedback/Loading';
import type { Inspector } from '@/machines/inspect/inspector';
import { createLogStore } from '@/machines/inspect/log/logStore';
import { MachinesScreen } from '@/screens/machines/MachinesScreen';
import type { CataloguedMachine, MachinesScreenProps } from '@/screens/machines/machinesScreenProps';
import type { Simulator } from '@/screens/machines/simulation/simulator';
import { type ChartWorker, createChartWorker } from '@/workers/chartWorker';
import { useSession } from '../session/SessionProvider';
import { text } from '../texts';
import { connectInspector } from './connectInspector';
import { createSimulator } from './createSimulator';
import { loadCharts } from './loadCharts';
import { loadPaths } from './loadPaths';
import { visualizerAccess } from './visualizerAccess';

interface Parts {
  readonly repository: string | null;
  readonly machines: readonly CataloguedMachine[];
}

/** The visualizer with the charts of this release, the worker that lays them out, and the windows of the session. */
export function MachinesRoute() {
  const user = useSelector(useSession(), ({ context }) => context.session?.user.uuid ?? null);
  const [parts, setParts] = useState<Parts | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [inspector, setInspector] = useState<Inspector | null>(null);
  const [log] = useState(createLogStore);
  const [simulator, setSimulator] = useState<Simulator | null>(null);
  const [worker, setWorker] = useState<ChartWorker | null>(null);
  useEffect(() => {
    loadCharts().then(setParts, setFailure);
  }, []);
  useEffect(() => {
    const own = createChartWorker();
    setWorker(own);
    return own.stop;
  }, []);
  useEffect(() => {
    const own = createSimulator();
    setSimulator(own);
    return own.stop;
  }, []);
  useEffect(() => {
    const { inspector: own, close } = connectInspector(user, log);
    setInspector(own);
    return close;
  }, [user, log]);
  // The boundary of the route shows it.
  if (failure !== null) throw failure;
  if (!parts || !inspector || !worker || !simulator) return <Loading label={text('loading')} page />;
  const props: MachinesScreenProps = {
    ...parts,
    inspector,
    log,
    simulator,
    layout: worker.layout,
    loadPaths,
    maySend: visualizerAccess() === 'open',
  };
  return <MachinesScreen {...props} />;
}
