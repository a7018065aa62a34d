import { makeStyles, Subtitle2 } from '@fluentui/react-components';
import { TagMultipleRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '@/api/categories/categories';
import { iconsQuery } from '@/api/icons/icons';
import { useCurrentUser } from '@/components/currentUser';
import { IconTile } from '@/components/layout/IconTile';
import type { Column } from '@/components/recordTable/column';
import { ListScreen } from '@/components/recordTable/ListScreen';
import { RecordTable } from '@/components/recordTable/RecordTable';
import { actionsColumn, nameColumn } from '@/components/recordTable/recordColumns';
import { useRecordList } from '@/components/recordTable/useRecordList';
import type { Category } from '@/contract/categories/categories';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { recordIdOf } from '@/machines/records/recordKind';
import type { IconReader } from '@/model/content/icons/iconFile';
import { truncate } from '@/model/content/truncate';
import { CategoryDialog } from './CategoryDialog';

import { categoryKind } from './categoryKind';
import { text } from './texts';

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', minHeight: '140px', flexShrink: 1 },
  title: { margin: '8px 36px 4px' },
});

/** Maximum characters of a description in the two tables. */
const MAIN_TEXT = 100;
const SUB_TEXT = 50;

interface Props {
  readonly machine: RecordFormMachine;
  readonly readIconFiles: IconReader;
}

/** The categories of the organisation: main ones, and below them the sub-categories with the names of their parents. */
export function CategoriesScreen({ machine, readIconFiles }: Props) {
  const styles = useStyles();
  const { organisation } = useCurrentUser();
  const query = useQuery(categoriesQuery(organisation.uuid));
  const icons = useQuery(iconsQuery(organisation.uuid)).data ?? [];
  const categories = query.data ?? [];
  const name = nameColumn<Category>({
    nameOf,
    before: ({ icon_id, color }) => <IconTile icon={icons.find(({ id }) => id === icon_id)} colour={color} />,
  });
  const parent: Column<Category> = {
    key: 'parent',
    label: text('parent'),
    width: 'minmax(140px, 1fr)',
    sortKey: parentOf,
    cell: parentOf,
  };
  const description = (most: number): Column<Category> => ({
    key: 'description',
    label: text('description'),
    width: 'minmax(200px, 3fr)',
    sortKey: (category) => category.description,
    cell: (category) => truncate(category.description, most),
  });
  const actions = actionsColumn<Category>({ one: categoryKind.one, width: '80px' });
  const mainColumns = [name, description(MAIN_TEXT), actions];
  const subColumns = [name, parent, description(SUB_TEXT), actions];
  function parentOf({ parent_id }: Category): string {
    return categories.find(({ id }) => id === parent_id)?.name ?? '';
  }
  const list = useRecordList({ records: query.data, idOf: recordIdOf, nameOf, columns: subColumns });
  return (
    <ListScreen
      kind={{ title: text('title'), one: text('one'), many: text('many'), create: text('addNew') }}
      list={list}
      query={query}
      empty={{ drawing: <TagMultipleRegular />, text: text('empty') }}
    >
      {[
        { title: text('main'), columns: mainColumns, rows: list.rows.filter(({ parent_id }) => parent_id === 0) },
        { title: text('sub'), columns: subColumns, rows: list.rows.filter(({ parent_id }) => parent_id > 0) },
      ]
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, columns, rows }) => (
          <section key={title} className={styles.section} aria-label={title}>
            <Subtitle2 as="h2" className={styles.title}>
              {title}
            </Subtitle2>
            <RecordTable label={title} list={list} columns={columns} rows={rows} />
          </section>
        ))}
      {list.editing && query.data && (
        <CategoryDialog
          key={list.editingKey}
          machine={machine}
          editing={list.editing}
          categories={categories}
          icons={icons}
          readIconFiles={readIconFiles}
        />
      )}
    </ListScreen>
  );
}

const nameOf = ({ name }: Category): string => name;
