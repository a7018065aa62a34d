import type { Column } from '@/components/recordTable/column';
import { actionsColumn, nameColumn } from '@/components/recordTable/recordColumns';
import type { Destination } from '@/contract/destinations/destinations';
import { truncate } from '@/model/content/truncate';
import { DestinationLogo } from './DestinationLogo';
import { categoriesOf, nameOf } from './destinationRows';
import { text } from './texts';

/** Maximum characters of a description in the table. */
const DESCRIPTION = 200;

const ACTIONS = actionsColumn<Destination>({ one: text('one'), width: '80px' });
/** The columns of the table of destinations. */
export const DESTINATION_COLUMNS: readonly Column<Destination>[] = [
  {
    key: 'logo',
    label: text('logo'),
    width: '44px',
    cell: (row) => <DestinationLogo destination={row} />,
  },
  nameColumn<Destination>({ nameOf, width: 'minmax(180px, 2fr)' }),
  {
    key: 'categories',
    label: text('categories'),
    width: 'minmax(140px, 1.5fr)',
    sortKey: categoriesOf,
    cell: categoriesOf,
  },
  {
    key: 'description',
    label: text('description'),
    width: 'minmax(200px, 4fr)',
    cell: ({ description }) => <span title={description}>{truncate(description, DESCRIPTION)}</span>,
  },
  ACTIONS,
];
