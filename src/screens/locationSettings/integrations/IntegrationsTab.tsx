import { Button, makeStyles, Text } from '@fluentui/react-components';
import { ArrowLeftRegular } from '@fluentui/react-icons';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { openedIntegration } from '@/api/imports/integrations';
import type { ProjectDetails } from '@/contract/locations/projectDetails';
import type { SettingsMachines } from '../settingsMachines';
import { TAB_PARAMETER } from '../settingsTabs';
import { INTEGRATION_PARAMETER, IntegrationForm } from './IntegrationForm';
import { IntegrationList } from './IntegrationList';
import { text } from './texts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '12px', alignItems: 'flex-start' },
});

interface Props {
  readonly project: ProjectDetails;
  readonly machinesOf: SettingsMachines['integration'];
}

/** The integrations of a location: their list, or the form of the one that the address names. */
export function IntegrationsTab({ project, machinesOf }: Props) {
  const styles = useStyles();
  const [params, setParams] = useSearchParams();
  const named = params.get(INTEGRATION_PARAMETER);
  // The list takes the focus where a form was before.
  const hasBeenOpen = useRef(false);
  if (named !== null) hasBeenOpen.current = true;
  const open = (integration: string) =>
    setParams({ [TAB_PARAMETER]: 'integrations', [INTEGRATION_PARAMETER]: integration });
  const close = () => setParams({ [TAB_PARAMETER]: 'integrations' });
  const types = project.organisation?.integrations ?? [];
  const stored = named === null ? null : openedIntegration(project, named);
  const type = types.find(({ name }) => name === (stored?.type ?? named));
  if (named === null || (!stored && !type))
    return (
      <IntegrationList
        project={project}
        types={types}
        machinesOf={machinesOf}
        takesFocus={hasBeenOpen.current}
        onOpen={open}
      />
    );
  return (
    <div className={styles.form}>
      <Button appearance="subtle" icon={<ArrowLeftRegular />} onClick={close}>
        {text('back')}
      </Button>
      {type ? (
        <IntegrationForm
          key={named}
          project={project.uuid}
          type={type}
          integration={stored ?? { uuid: '', type: type.name, mode: 0, config: null, revision: project.revision }}
          machinesOf={machinesOf}
          onEnd={close}
        />
      ) : (
        <Text>{text('unknownKind')}</Text>
      )}
    </div>
  );
}
