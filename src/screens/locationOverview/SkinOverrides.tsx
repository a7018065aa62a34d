import { Badge, Button, Link, makeStyles, Text, tokens } from '@fluentui/react-components';
import { DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { skinInProjectQuery } from '@/api/skins/skins';
import { QueryState } from '@/components/feedback/QueryState';
import type { ProjectDetails } from '@/contract/locations/projectDetails';
import type { SkinVariable } from '@/contract/skins/skins';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { ValuePreview } from '../skins/ValuePreview';
import { OverrideDialog } from './OverrideDialog';
import { OverviewCard } from './OverviewCard';
import { text } from './texts';

const useStyles = makeStyles({
  list: { listStyle: 'none', margin: 0, padding: 0, width: '100%' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '10px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  words: { display: 'flex', flexDirection: 'column', gap: '2px', flex: '1 1 180px', minWidth: 0 },
  actions: { display: 'flex', flexShrink: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
});

interface Props {
  readonly project: ProjectDetails;
  readonly machine: RecordFormMachine;
}

/** The skin of a location, with the location's overrides. */
export function SkinOverrides({ project, machine }: Props) {
  const skin = project.settings?.skin_id ?? null;
  if (skin === null)
    return (
      <OverviewCard title={text('overridesTitle')}>
        <Text>{text('noSkin')}</Text>
      </OverviewCard>
    );
  return <Overrides skin={skin} project={project.uuid} machine={machine} />;
}

interface OverridesProps {
  readonly skin: number;
  readonly project: string;
  readonly machine: RecordFormMachine;
}

function Overrides({ skin, project, machine }: OverridesProps) {
  const styles = useStyles();
  const navigate = useNavigate();
  const query = useQuery(skinInProjectQuery(skin, project));
  const [opened, setOpened] = useState<{ variable: SkinVariable; intent: 'edit' | 'delete' } | null>(null);
  const { data } = query;
  const shown = data?.variables.find(({ id }) => id === opened?.variable.id);
  return (
    <OverviewCard title={text('overridesTitle')} {...(data && { text: text('overridesText', { name: data.name }) })}>
      <QueryState query={query} />
      {data && (
        <>
          <Link
            href={`/skins/${data.id}`}
            onClick={(event) => {
              event.preventDefault();
              void navigate(`/skins/${data.id}`);
            }}
          >
            {text('openSkin', { name: data.name })}
          </Link>
          {data.variables.length === 0 && <Text>{text('noVariables')}</Text>}
          <ul className={styles.list} aria-label={text('variables')}>
            {data.variables.map((variable) => (
              <Row key={variable.id} variable={variable} onOpen={(intent) => setOpened({ variable, intent })} />
            ))}
          </ul>
        </>
      )}
      {opened && (
        <OverrideDialog
          key={`${opened.variable.id} ${opened.intent}`}
          machine={machine}
          variable={shown ?? opened.variable}
          isGone={data !== undefined && shown === undefined}
          intent={opened.intent}
          onEnd={() => setOpened(null)}
        />
      )}
    </OverviewCard>
  );
}

interface RowProps {
  readonly variable: SkinVariable;
  readonly onOpen: (intent: 'edit' | 'delete') => void;
}

function Row({ variable: { name, values, overrides }, onOpen }: RowProps) {
  const styles = useStyles();
  const [own] = overrides;
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.head}>
          <Text weight="semibold">{name}</Text>
          <Badge appearance={own ? 'tint' : 'outline'} color={own ? 'brand' : 'informative'}>
            {text(own ? 'overridden' : 'inherited')}
          </Badge>
        </span>
        <ValuePreview wraps values={own?.values ?? values} />
      </span>
      {own ? (
        <span className={styles.actions}>
          <Button
            appearance="subtle"
            icon={<EditRegular />}
            aria-label={text('editOverride', { name })}
            onClick={() => onOpen('edit')}
          />
          <Button
            appearance="subtle"
            icon={<DeleteRegular />}
            aria-label={text('removeOverride', { name })}
            onClick={() => onOpen('delete')}
          />
        </span>
      ) : (
        <Button size="small" aria-label={text('overrideOf', { name })} onClick={() => onOpen('edit')}>
          {text('override')}
        </Button>
      )}
    </li>
  );
}
