import { Button, makeStyles, Switch } from '@fluentui/react-components';
import { MapRegular, SearchRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { placementsQuery } from '@/api/network/editor';
import { EmptyState } from '@/components/feedback/EmptyState';
import { useListError } from '@/components/feedback/useListError';
import { RecordTable } from '@/components/recordTable/RecordTable';
import { SearchField } from '@/components/recordTable/SearchField';
import { useRecordList } from '@/components/recordTable/useRecordList';
import { floorNames } from '@/model/floorPlan/floorNames';
import { useEditedFloor } from '../../session/editedFloor';
import { useEditorActors } from '../../session/editorActors';
import { useOpenedLocation } from '../../session/openedLocation';
import { useFloorNames } from '../../session/useFloorNames';
import { PLACEMENT_COLUMNS, placementId } from './placementColumns';
import { text } from './texts';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', padding: '12px 24px 8px' },
});

/** The meshes with destinations as a table; a row opens its place on the map. */
export function PlacementList() {
  const { document, editor } = useEditorActors();
  const { data, project } = useOpenedLocation();
  const { floor } = useEditedFloor();
  // The list shows the placements that the editor has loaded until the answer arrives, and also when the request fails.
  const { data: loaded, error } = useQuery(placementsQuery(project));
  useListError(error);
  const [isOneFloor, setOneFloor] = useState(false);
  const names = useFloorNames();
  const placements = useMemo(() => {
    const names = floorNames(data.location.buildings);
    return (loaded ?? data.destinations).map((one) => ({
      ...one,
      floor_name: names.get(one.floor_id) ?? one.floor_name,
    }));
  }, [loaded, data]);
  const records = isOneFloor ? placements.filter(({ floor_id }) => floor_id === floor?.uuid) : placements;
  const styles = useStyles();
  const list = useRecordList({
    records,
    idOf: ({ id }) => String(id),
    nameOf: ({ location_name }) => location_name,
    columns: PLACEMENT_COLUMNS,
    firstSort: 'name',
    searchTextOf: (one) => [placementId(one), one.location_name, one.floor_name, one.object_name].join('\n'),
  });
  const open = (id: string) => {
    const placement = placements.find((one) => String(one.id) === id);
    if (!placement) return;
    list.setSearch(null);
    editor.send({ type: 'floor.set', floor: placement.floor_id });
    document.send({ type: 'select', selection: null });
    editor.send({ type: 'mesh.select', mesh: placement.object_name });
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
      <div className={styles.bar}>
        <SearchField label={text('search')} value={list.search} onSearch={list.setSearch} />
        {floor && (
          <Switch
            label={text('onlyFloor', { floor: names.get(floor.uuid) ?? floor.name })}
            checked={isOneFloor}
            onChange={(_event, { checked }) => setOneFloor(checked)}
          />
        )}
      </div>
      {list.rows.length === 0 ? (
        <EmptyState
          icon={<SearchRegular />}
          title={text('noMatch')}
          text={list.search === '' ? text('noneOnFloor') : text('noMatchText', { search: list.search })}
          action={
            <Button
              onClick={() => {
                list.setSearch(null);
                setOneFloor(false);
              }}
            >
              {text('clear')}
            </Button>
          }
        />
      ) : (
        <RecordTable label={text('title')} columns={PLACEMENT_COLUMNS} list={{ ...list, open }} />
      )}
    </div>
  );
}
