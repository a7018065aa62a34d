import { promptPart } from '@/components/lazy/lazyPart';
import type { ProjectDetails } from '@/contract/locations/projectDetails';
import { LocationOverview } from '@/screens/locationOverview/LocationOverview';
import { LanguagesTab } from './languages/LanguagesTab';
import type { SettingsMachines } from './settingsMachines';
import type { SettingsTab } from './settingsTabs';
import { BoundingTab } from './tabs/BoundingTab';
import { ColoursTab } from './tabs/ColoursTab';
import { ConfigTab } from './tabs/ConfigTab';
import { DetailsTab } from './tabs/DetailsTab';
import { LogoTab } from './tabs/LogoTab';
import { MapAppTab } from './tabs/MapAppTab';
import { OpeningHoursTab } from './tabs/OpeningHoursTab';
import { VersionsTab } from './tabs/VersionsTab';

/** Its form knows every field of a destination, which the other tabs do without. */
const IntegrationsTab = promptPart(async () => (await import('./integrations/IntegrationsTab')).IntegrationsTab);

interface Props {
  readonly tab: SettingsTab;
  readonly project: ProjectDetails;
  readonly machines: SettingsMachines;
  readonly onDiscard: () => void;
}

/** The content of a tab. */
export function SettingsPanel({ tab, machines, ...tabProps }: Props) {
  const { project } = tabProps;
  switch (tab) {
    case 'overview':
      return (
        <LocationOverview
          project={project}
          publishMachine={machines.publishing}
          floorsMachine={machines.floors}
          accessKeyMachine={machines.accessKey}
          overrideMachine={machines.override}
          readIconFiles={machines.readIconFiles}
        />
      );
    case 'details':
      return <DetailsTab {...tabProps} machine={machines.details} deletionMachine={machines.deletion} />;
    case 'logo':
      return <LogoTab {...tabProps} machine={machines.logo} />;
    case 'opening-hours':
      return <OpeningHoursTab {...tabProps} machine={machines.week} />;
    case 'colours':
      return <ColoursTab {...tabProps} machine={machines.colours} />;
    case 'integrations':
      return <IntegrationsTab project={project} machinesOf={machines.integration} />;
    case 'map-app':
      return <MapAppTab {...tabProps} machine={machines.mapApp} />;
    case 'map-bounding':
      return <BoundingTab project={project} machine={machines.bounding} />;
    case 'languages':
      return <LanguagesTab project={project.uuid} />;
    case 'versions':
      return <VersionsTab {...tabProps} machine={machines.versions} />;
    case 'internal':
      return <ConfigTab {...tabProps} machine={machines.config} />;
  }
}
