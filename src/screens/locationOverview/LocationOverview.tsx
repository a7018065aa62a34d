import { makeStyles } from '@fluentui/react-components';
import type { ProjectDetails } from '@/contract/locations/projectDetails';
import type { FloorsImportMachine } from '@/machines/buildings/floorsImport.machine';
import type { PublishingMachine } from '@/machines/locations/publishing.machine';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import type { IconReader } from '@/model/content/icons/iconFile';
import { ExportsCard } from '@/screens/exports/ExportsCard';
import { usePublishing } from '@/screens/publishing/usePublishing';
import { AccessKeys } from './AccessKeys';
import { BrokenMeshes } from './BrokenMeshes';
import { Builds } from './Builds';
import { IconsCard } from './IconsCard';
import { MapsToggles } from './MapsToggles';
import { PublishState } from './PublishState';
import { SkinOverrides } from './SkinOverrides';
import { SetupCard } from './setup/SetupCard';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
    alignItems: 'start',
    gap: '16px',
    maxWidth: '1080px',
  },
  wide: { gridColumn: '1 / -1' },
});

interface Props {
  readonly project: ProjectDetails;
  readonly publishMachine: PublishingMachine;
  readonly floorsMachine: FloorsImportMachine;
  readonly accessKeyMachine: RecordFormMachine;
  readonly overrideMachine: RecordFormMachine;
  readonly readIconFiles: IconReader;
}

/** The state of a location: published, reachable, connected to other map services. */
export function LocationOverview({ project, publishMachine, floorsMachine, ...machines }: Props) {
  const styles = useStyles();
  const publishing = usePublishing(publishMachine, project);
  return (
    <div className={styles.grid}>
      <div className={styles.wide}>
        <SetupCard project={project} publishing={publishing} floorsMachine={floorsMachine} />
      </div>
      <PublishState project={project} publishing={publishing} />
      <MapsToggles project={project} />
      <IconsCard read={machines.readIconFiles} />
      <div className={styles.wide}>
        <ExportsCard project={project} />
      </div>
      <div className={styles.wide}>
        <Builds project={project.uuid} />
      </div>
      <div className={styles.wide}>
        <AccessKeys project={project} machine={machines.accessKeyMachine} />
      </div>
      <div className={styles.wide}>
        <SkinOverrides project={project} machine={machines.overrideMachine} />
      </div>
      <div className={styles.wide}>
        <BrokenMeshes project={project.uuid} />
      </div>
    </div>
  );
}
