import { Button, Link, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { brokenMeshesQuery } from '@/api/locations/projectDetails';
import { QueryState } from '@/components/feedback/QueryState';
import { OverviewCard } from './OverviewCard';
import { text } from './texts';

const useStyles = makeStyles({
  list: { listStyle: 'none', margin: 0, padding: 0, width: '100%' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px 12px',
    padding: '6px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** Rows before "Show more". */
const SHOWN = 8;

/** The rooms with a destination that no node leads to, each with the way to it. */
export function BrokenMeshes({ project }: { project: string }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const broken = useQuery(brokenMeshesQuery(project));
  const [showsAll, setShowsAll] = useState(false);
  const rows = broken.data ?? [];
  const shown = showsAll ? rows : rows.slice(0, SHOWN);
  return (
    <OverviewCard title={text('brokenMeshes')} {...(rows.length > 0 && { text: text('brokenText') })}>
      <QueryState query={broken} />
      {broken.data?.length === 0 && <Text className={styles.quiet}>{text('noneBroken')}</Text>}
      {shown.length > 0 && (
        <ul className={styles.list} aria-label={text('brokenMeshes')}>
          {shown.map(({ floor_id, floor_name, object_name, name }) => {
            const selection = new URLSearchParams({
              viewType: 'map',
              floor: floor_id,
              selected: `mesh:${object_name}`,
            });
            const address = `/editor/${project}?${selection}`;
            return (
              <li key={`${floor_id} ${object_name}`} className={styles.row}>
                <Link
                  href={address}
                  aria-label={text('openInEditor', { name })}
                  onClick={(event) => {
                    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                    event.preventDefault();
                    void navigate(address);
                  }}
                >
                  {name}
                </Link>
                <Text className={styles.quiet}>{`${floor_name} · ${object_name}`}</Text>
              </li>
            );
          })}
        </ul>
      )}
      {shown.length < rows.length && (
        <Button appearance="subtle" size="small" onClick={() => setShowsAll(true)}>
          {text('showAll', { count: rows.length - shown.length })}
        </Button>
      )}
    </OverviewCard>
  );
}
