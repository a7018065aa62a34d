import {
  Button,
  makeStyles,
  SearchBox,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  tokens,
} from '@fluentui/react-components';
import { MapRegular, SearchRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useMemo, useState } from 'react';
import { placementsQuery } from '@/api/network/editor';
import { EmptyState } from '@/components/feedback/EmptyState';
import { useListError } from '@/components/feedback/useListError';
import type { Placement } from '@/contract/destinations/destinations';
import { useEditorActors } from '../session/editorActors';
import { useOpenedLocation } from '../session/openedLocation';
import { text } from './texts';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0, padding: '12px 24px' },
  search: { maxWidth: '320px', marginBottom: '8px' },
  scroll: { overflow: 'auto', minHeight: 0, flexGrow: 1 },
  name: {
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    cursor: 'pointer',
    padding: 0,
    font: 'inherit',
    textAlign: 'left',
  },
  tile: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    borderRadius: tokens.borderRadiusMedium,
    fontSize: '12px',
    color: '#fff',
  },
});

type Column = 'id' | 'name' | 'floor' | 'status';
const COLUMNS: readonly { column: Column; label: string }[] = [
  { column: 'id', label: text('id') },
  { column: 'name', label: text('name') },
  { column: 'floor', label: text('floor') },
  { column: 'status', label: text('status') },
];

const textOf = (placement: Placement, column: Column): string =>
  column === 'id'
    ? (placement.location_id ?? placement.object_name)
    : column === 'name'
      ? placement.location_name
      : column === 'floor'
        ? placement.floor_name
        : placement.location_status
          ? text(`status.${placement.location_status}`)
          : '';

/** The meshes with destinations as a table; a row opens its place on the map. */
export function PlacementList() {
  const { document, editor } = useEditorActors();
  const { data, project } = useOpenedLocation();
  // The list shows the placements that the editor has loaded until the answer arrives, and also when the request fails.
  const { data: loaded, error } = useQuery(placementsQuery(project));
  useListError(error);
  const placements = loaded ?? data.destinations;
  const styles = useStyles();
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<{ column: Column; isUp: boolean }>({ column: 'name', isUp: true });
  const found = useMemo(() => {
    const typed = search.trim().toLowerCase();
    const matching = placements.filter(
      (one) =>
        typed === '' ||
        [one.floor_name, one.location_name, one.location_id ?? '', one.object_name].some((value) =>
          value.toLowerCase().includes(typed),
        ),
    );
    const sign = order.isUp ? 1 : -1;
    return matching.sort(
      (one, other) =>
        sign * textOf(one, order.column).localeCompare(textOf(other, order.column), undefined, { numeric: true }),
    );
  }, [placements, search, order]);
  const open = ({ floor_id, object_name }: Placement) => {
    editor.send({ type: 'floor.set', floor: floor_id });
    document.send({ type: 'select', selection: null });
    editor.send({ type: 'mesh.select', mesh: object_name });
    editor.send({ type: 'view.set', view: 'map' });
  };
  if (placements.length === 0)
    return (
      <EmptyState
        icon={<MapRegular />}
        title={text('emptyTitle')}
        text={text('empty')}
        action={
          <Button appearance="primary" onClick={() => editor.send({ type: 'view.set', view: 'map' })}>
            {text('map')}
          </Button>
        }
      />
    );
  return (
    <div className={styles.page}>
      <SearchBox
        className={styles.search}
        aria-label={text('search')}
        placeholder={text('search')}
        value={search}
        onChange={(_event, { value }) => setSearch(value)}
      />
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchRegular />}
          title={text('noMatch')}
          text={text('noMatchText', { search })}
          action={<Button onClick={() => setSearch('')}>{text('clear')}</Button>}
        />
      ) : (
        <div className={styles.scroll}>
          <Table aria-label={text('title')} size="small">
            <TableHeader>
              <TableRow>
                {COLUMNS.map(({ column, label }) => (
                  <Fragment key={column}>
                    <TableHeaderCell
                      sortable
                      {...(order.column === column && {
                        sortDirection: order.isUp ? ('ascending' as const) : ('descending' as const),
                      })}
                      onClick={() =>
                        setOrder((before) => ({ column, isUp: before.column === column ? !before.isUp : true }))
                      }
                    >
                      {label}
                    </TableHeaderCell>
                    {column === 'id' && <TableHeaderCell style={{ width: 48 }}>{text('logo')}</TableHeaderCell>}
                  </Fragment>
                ))}
              </TableRow>
            </TableHeader>
            <TableBody>
              {found.map((one) => (
                <TableRow key={one.id}>
                  <TableCell>{textOf(one, 'id')}</TableCell>
                  <TableCell>
                    {one.destination.logo ? (
                      <img src={one.destination.logo} alt="" width={24} height={24} />
                    ) : (
                      <span
                        className={styles.tile}
                        style={{ backgroundColor: one.destination.colour ?? '#5b6b7d' }}
                        aria-hidden="true"
                      >
                        {one.location_name[0]}
                      </span>
                    )}
                  </TableCell>
                  <TableCell>
                    <button type="button" className={styles.name} onClick={() => open(one)}>
                      {one.location_name}
                    </button>
                  </TableCell>
                  <TableCell>{one.floor_name}</TableCell>
                  <TableCell>{textOf(one, 'status')}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      )}
    </div>
  );
}
