import type { Column } from '@/components/recordTable/column';
import { actionsColumn, nameColumn } from '@/components/recordTable/recordColumns';
import { KioskContactLabel, KioskStateLabel } from './KioskLabels';
import { buildText, type KioskRow, nameOf, stateText } from './kioskText';
import { text } from './texts';

/**
 * The columns of the table of kiosks.
 * @param now milliseconds since 1970 of the figures
 */
export const kioskColumns = (now: number): Column<KioskRow>[] => [
  nameColumn({ nameOf }),
  {
    key: 'state',
    label: text('state'),
    width: 'minmax(170px, 1fr)',
    sortKey: stateText,
    cell: (kiosk) => <KioskStateLabel kiosk={kiosk} />,
  },
  {
    key: 'location',
    label: text('location'),
    width: 'minmax(140px, 1fr)',
    sortKey: ({ location }) => location,
    cell: ({ location }) => location,
  },
  {
    key: 'version',
    label: text('version'),
    width: 'minmax(130px, 1fr)',
    sortKey: ({ version }) => version,
    cell: ({ version }) => version,
  },
  {
    key: 'build',
    label: text('shownBuild'),
    width: 'minmax(150px, 1fr)',
    sortKey: ({ running_build: running }) => running ?? 0,
    cell: (kiosk) => buildText(kiosk) ?? text('none'),
  },
  {
    key: 'contact',
    label: text('lastContact'),
    width: 'minmax(150px, 1fr)',
    sortKey: ({ last_contact }) => last_contact ?? '',
    cell: (kiosk) => <KioskContactLabel kiosk={kiosk} now={now} isShort />,
  },
  {
    key: 'commissioned',
    label: text('commissioned'),
    width: '124px',
    sortKey: ({ plus_id }) => (plus_id === null ? 1 : 0),
    cell: ({ plus_id }) => text(plus_id === null ? 'no' : 'yes'),
  },
  actionsColumn({ one: text('one') }),
];
