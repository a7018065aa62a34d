import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Tag,
  Text,
  tokens,
} from '@fluentui/react-components';
import { AddRegular, DeleteRegular, EditRegular, PlugConnectedRegular } from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { type OpenedIntegration, openedIntegration } from '@/api/imports/integrations';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { EmptyState } from '@/components/feedback/EmptyState';
import { RecordDialog } from '@/components/form/RecordDialog';
import { useRecordForm } from '@/components/form/useRecordForm';
import type { ProjectDetails } from '@/contract/locations/projectDetails';
import { formRecordOf } from '@/machines/records/recordKind';
import type { SettingsMachines } from '../settingsMachines';
import { type IntegrationType, integrationKindOf, modeLabel } from './integrationKind';
import { asSchedule, scheduleText } from './parameterValues';
import { text } from './texts';

const useStyles = makeStyles({
  tab: { display: 'flex', flexDirection: 'column', gap: '16px', alignItems: 'flex-start', maxWidth: '720px' },
  list: { listStyle: 'none', margin: 0, padding: 0, width: '100%' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '12px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  words: { display: 'flex', flexDirection: 'column', gap: '2px', flex: '1 1 200px', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

interface Props {
  readonly project: ProjectDetails;
  /** The kinds that the organisation has. */
  readonly types: readonly IntegrationType[];
  readonly machinesOf: SettingsMachines['integration'];
  /** A form was closed: the focus moves here. */
  readonly takesFocus: boolean;
  /** Opens a stored one by its id, or a new one by its kind. */
  readonly onOpen: (integration: string) => void;
}

export function IntegrationList({ project, types, machinesOf, takesFocus, onOpen }: Props) {
  const styles = useStyles();
  const [removed, setRemoved] = useState<string | null>(null);
  const integrations = project.integrations ?? [];
  const labelOf = (type: string, config: OpenedIntegration['config']) =>
    `${types.find(({ name }) => name === type)?.label ?? type}: ${hostOf(config?.url)}`;
  const removing = removed === null ? null : openedIntegration(project, removed);
  const adding = types.length > 0 && (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button autoFocus={takesFocus} appearance="primary" icon={<AddRegular />}>
          {text('add')}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {types.map(({ name, label }) => (
            <MenuItem key={name} onClick={() => onOpen(name)}>
              {label}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
  return (
    <div className={styles.tab}>
      <Text>{text('intro')}</Text>
      {integrations.length === 0 ? (
        <EmptyState
          icon={<PlugConnectedRegular />}
          title={text('none')}
          text={text(types.length === 0 ? 'noKinds' : 'noneText')}
          action={adding}
        />
      ) : (
        <ul className={styles.list}>
          {integrations.map(({ id, type, mode, config }) => (
            <li key={id} className={styles.row}>
              <span className={styles.words}>
                <Text weight="semibold">{labelOf(type, config)}</Text>
                <Text size={200} className={styles.quiet}>
                  {[String(config.url ?? ''), scheduleText(asSchedule(config.schedule))].join(' · ')}
                </Text>
              </span>
              <Tag size="small" appearance={mode === 1 ? 'brand' : 'outline'}>
                {modeLabel(mode)}
              </Tag>
              <Button
                appearance="subtle"
                icon={<EditRegular />}
                aria-label={text('edit', { name: labelOf(type, config) })}
                onClick={() => onOpen(id)}
              />
              <Button
                appearance="subtle"
                icon={<DeleteRegular />}
                aria-label={text('remove', { name: labelOf(type, config) })}
                onClick={() => setRemoved(id)}
              />
            </li>
          ))}
        </ul>
      )}
      {integrations.length > 0 && adding}
      {removing && (
        <RemoveQuestion
          key={removed}
          integration={removing}
          label={labelOf(removing.type, removing.config)}
          machinesOf={machinesOf}
          onEnd={() => setRemoved(null)}
        />
      )}
    </div>
  );
}

/** The server of an address, by which people tell sources apart. */
const hostOf = (url: unknown): string =>
  typeof url === 'string' && URL.canParse(url) ? new URL(url).host : String(url ?? '');

interface RemoveProps {
  readonly integration: OpenedIntegration;
  readonly label: string;
  readonly machinesOf: SettingsMachines['integration'];
  readonly onEnd: () => void;
}

function RemoveQuestion({ integration, label, machinesOf, onEnd }: RemoveProps) {
  useReturnFocus();
  // A removal needs no parameter, so it also works for a kind that the organisation no longer has.
  const kind = useMemo(() => integrationKindOf({ name: integration.type, parameters: [] }), [integration.type]);
  const machines = useMemo(() => machinesOf(kind, integration.uuid), [machinesOf, kind, integration.uuid]);
  const record = formRecordOf(kind, integration);
  const form = useRecordForm(kind, {
    machine: machines.form,
    intent: 'delete',
    record: { ...record, values: { ...record.values, name: label } },
    choices: undefined,
    onEnd,
  });
  return (
    <RecordDialog name="warning" form={form}>
      {null}
    </RecordDialog>
  );
}
