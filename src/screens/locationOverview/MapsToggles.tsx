import { makeStyles, Switch } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { type MapsIntegration, toggleMaps } from '@/api/locations/projectDetails';
import { BlockedField } from '@/components/blocked/BlockedField';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { notifyError } from '@/components/feedback/notifyError';
import { useNotify } from '@/components/feedback/useNotify';
import type { ProjectDetails } from '@/contract/locations/projectDetails';
import { OverviewCard } from './OverviewCard';
import { text } from './texts';

const useStyles = makeStyles({ switches: { display: 'flex', flexDirection: 'column', marginLeft: '-8px' } });

const NAMES: readonly MapsIntegration[] = ['apple', 'google'];

/** The map services that may read the location. */
export function MapsToggles({ project }: { project: ProjectDetails }) {
  const styles = useStyles();
  const notify = useNotify();
  const toggle = useMutation({
    ...toggleMaps(project.uuid),
    onSuccess: ({ message }) => notify(message),
    onError: notifyError,
  });
  return (
    <OverviewCard title={text('integrations')} text={text('integrationsText')}>
      <div className={styles.switches}>
        {NAMES.map((name) => (
          <BlockedField key={name} by={blockedWhile(toggle.isPending)}>
            {(isBlocked) => (
              <Switch
                label={text(name)}
                disabled={isBlocked}
                checked={
                  toggle.isPending && toggle.variables.name === name
                    ? toggle.variables.enabled
                    : (project[`${name}_maps_integration_enabled`] ?? false)
                }
                onChange={(_event, { checked }) =>
                  toggle.mutate({ name, enabled: checked, revision: project.revision })
                }
              />
            )}
          </BlockedField>
        ))}
      </div>
    </OverviewCard>
  );
}
