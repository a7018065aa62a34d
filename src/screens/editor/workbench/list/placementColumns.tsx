import { makeStyles, tokens } from '@fluentui/react-components';
import type { Column } from '@/components/recordTable/column';
import { nameColumn } from '@/components/recordTable/recordColumns';
import type { Placement } from '@/contract/destinations/destinations';
import { text } from './texts';

const useStyles = makeStyles({
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

export const placementId = ({ location_id, object_name }: Placement): string => location_id ?? object_name;
const statusOf = ({ location_status }: Placement): string => (location_status ? text(`status.${location_status}`) : '');

function Logo({ placement }: { placement: Placement }) {
  const styles = useStyles();
  const { logo, colour } = placement.destination;
  return logo ? (
    <img src={logo} alt="" width={24} height={24} />
  ) : (
    <span className={styles.tile} style={{ backgroundColor: colour ?? '#5b6b7d' }} aria-hidden="true">
      {placement.location_name[0]}
    </span>
  );
}

/** The address of a placement on the map. */
const placementHref = ({ floor_id, object_name }: Placement): string =>
  `?${new URLSearchParams({ viewType: 'map', floor: floor_id, selected: `mesh:${object_name}` })}`;

export const PLACEMENT_COLUMNS: readonly Column<Placement>[] = [
  { key: 'id', label: text('id'), width: 'minmax(120px, 1fr)', sortKey: placementId, cell: placementId },
  { key: 'logo', label: text('logo'), width: '48px', cell: (row) => <Logo placement={row} /> },
  nameColumn<Placement>({ nameOf: ({ location_name }) => location_name, hrefOf: placementHref }),
  {
    key: 'floor',
    label: text('floor'),
    width: 'minmax(120px, 1fr)',
    sortKey: ({ floor_name }) => floor_name,
    cell: ({ floor_name }) => floor_name,
  },
  { key: 'status', label: text('status'), width: 'minmax(120px, 1fr)', sortKey: statusOf, cell: statusOf },
];
