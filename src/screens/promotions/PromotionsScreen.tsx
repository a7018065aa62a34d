import { makeStyles, ToggleButton } from '@fluentui/react-components';
import { GridRegular, TableRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { destinationsQuery } from '@/api/destinations/destinationList';
import { projectsQuery } from '@/api/locations/projects';
import { promotionsKey } from '@/api/promotions/keys';
import { promotionsQuery } from '@/api/promotions/promotions';
import { useCurrentUser } from '@/components/currentUser';
import { ListScreen } from '@/components/recordTable/ListScreen';
import { RecordTable } from '@/components/recordTable/RecordTable';
import { useListParams } from '@/components/recordTable/useListParams';
import { useRecordList } from '@/components/recordTable/useRecordList';
import type { Promotion, PromotionKind } from '@/contract/promotions/promotions';
import type { FormResult } from '@/machines/records/formResult';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { recordIdOf } from '@/machines/records/recordKind';
import { type PromotionFileTools, usePromotionFiles } from './import/usePromotionFiles';
import { PROMOTION_ICONS, PromotionCards } from './PromotionCards';
import { PromotionDialog } from './PromotionDialog';
import { PromotionGroup } from './PromotionGroup';
import { nameOf, promotionColumns } from './promotionColumns';
import { groupsOf } from './promotionFields';
import { text } from './texts';
import { usePromotionImage } from './usePromotionImage';
import { WithoutPlace } from './WithoutPlace';

const useStyles = makeStyles({
  groups: { overflowY: 'auto', flexGrow: 1, minHeight: 0 },
  // A long table scrolls by itself and renders the visible rows alone.
  table: { display: 'flex', flexDirection: 'column', maxHeight: 'max(320px, 60vh)' },
  views: { display: 'flex', gap: '2px', margin: 0, padding: 0, border: 'none', minWidth: 0 },
});

interface Props extends PromotionFileTools {
  readonly kind: PromotionKind;
  readonly machine: RecordFormMachine;
}

/** The events or offers of the organisation, as cards or as tables: live, upcoming, and folded ended ones. */
export function PromotionsScreen({ kind, machine, ...tools }: Props) {
  const styles = useStyles();
  const { organisation } = useCurrentUser();
  const query = useQuery(promotionsQuery(kind, organisation.uuid));
  const destinations = useQuery(destinationsQuery(organisation.uuid)).data;
  const projects = useQuery(projectsQuery(organisation.uuid)).data;
  const { params, change } = useListParams();
  const image = usePromotionImage(kind);
  const columns = promotionColumns(kind);
  const list = useRecordList<Promotion>({ records: query.data, idOf: recordIdOf, nameOf, columns, firstSort: 'start' });
  const choices = projects?.map(({ uuid, name, timezone }) => ({ id: uuid, name, timeZone: timezone ?? null }));
  const files = usePromotionFiles(kind, tools, {
    stale: [promotionsKey(kind)],
    rows: list.rows,
    places: destinations && choices && { destinations, locations: choices },
  });
  const isTable = params.get('view') === 'table';
  const isSearching = list.search !== '';
  const groups = groupsOf(list.rows, new Date());
  const view = (label: string, rows: readonly Promotion[]) =>
    isTable ? (
      <div className={styles.table}>
        <RecordTable label={label} list={list} columns={columns} rows={rows} />
      </div>
    ) : (
      <PromotionCards kind={kind} label={label} list={list} rows={rows} />
    );
  const onEnd = (result: FormResult) => {
    list.editing?.onEnd(result);
    const created = result.id;
    if (result.outcome === 'created' && created !== null) void image.sendKept(created, () => list.open(created));
    else image.discard();
  };
  return (
    <ListScreen
      kind={{ title: text(`title.${kind}`), one: text(`one.${kind}`), many: text(`many.${kind}`) }}
      list={list}
      query={query}
      header={{
        actions: (
          <>
            {files.menu}
            <fieldset className={styles.views} aria-label={text('view')}>
              <ToggleButton
                appearance="subtle"
                icon={<GridRegular />}
                checked={!isTable}
                aria-label={text('cards')}
                title={text('cards')}
                onClick={() => change({ view: null })}
              />
              <ToggleButton
                appearance="subtle"
                icon={<TableRegular />}
                checked={isTable}
                aria-label={text('table')}
                title={text('table')}
                onClick={() => change({ view: 'table' })}
              />
            </fieldset>
          </>
        ),
      }}
      notices={files.notices}
      empty={{ drawing: PROMOTION_ICONS[kind], text: text(`empty.${kind}`) }}
    >
      {list.rows.length > 0 && (
        <div className={styles.groups}>
          <WithoutPlace kind={kind} rows={query.data ?? []} onOpen={list.open} />
          {(groups.live.length > 0 || !isSearching) && (
            <PromotionGroup title={text('live')} count={groups.live.length} none={text(`noLive.${kind}`)}>
              {view(text('live'), groups.live)}
            </PromotionGroup>
          )}
          {(groups.upcoming.length > 0 || !isSearching) && (
            <PromotionGroup title={text('upcoming')} count={groups.upcoming.length} none={text(`noUpcoming.${kind}`)}>
              {view(text('upcoming'), groups.upcoming)}
            </PromotionGroup>
          )}
          {groups.ended.length > 0 && (
            <PromotionGroup
              title={text('ended')}
              count={groups.ended.length}
              none=""
              fold={{
                // Results of a search are always unfolded.
                isOpen: isSearching || params.get('ended') === 'open',
                onToggle: () => change({ ended: params.get('ended') === 'open' ? null : 'open' }),
              }}
            >
              {view(text('ended'), groups.ended)}
            </PromotionGroup>
          )}
        </div>
      )}
      {files.dialogs}
      {list.editing && destinations && choices && (
        <PromotionDialog
          key={list.editingKey}
          kind={kind}
          machine={machine}
          editing={{ ...list.editing, onEnd }}
          choices={{ destinations, projects: choices }}
          image={image}
        />
      )}
    </ListScreen>
  );
}
