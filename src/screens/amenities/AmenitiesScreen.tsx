import { Badge, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ServiceBellRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { iconsQuery } from '@/api/icons/icons';
import { useCurrentUser } from '@/components/currentUser';
import { IconTile } from '@/components/layout/IconTile';
import { ListScreen } from '@/components/recordTable/ListScreen';
import type { PlainScreenProps } from '@/components/recordTable/plainScreenProps';
import { RecordCards } from '@/components/recordTable/RecordCards';
import { useRecordList } from '@/components/recordTable/useRecordList';
import type { Amenity } from '@/contract/amenities/amenity';
import type { IconReader } from '@/model/content/icons/iconFile';
import { AmenityDialog } from './AmenityDialog';
import { amenityKind } from './amenityKind';
import { text } from './texts';

const useStyles = makeStyles({
  description: {
    color: tokens.colorNeutralForeground2,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '3',
    overflow: 'hidden',
  },
  tag: { fontWeight: tokens.fontWeightRegular },
  tags: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
});

const nameOf = ({ name }: Amenity) => name;

interface Props extends PlainScreenProps<Amenity> {
  readonly readIconFiles: IconReader;
}

/** The amenities of the organisation as cards. */
export function AmenitiesScreen({ machine, query, readIconFiles }: Props) {
  const styles = useStyles();
  const { organisation } = useCurrentUser();
  const icons = useQuery(iconsQuery(organisation.uuid)).data ?? [];
  const list = useRecordList({ records: query.data, idOf: amenityKind.idOf, nameOf, columns: [] });
  return (
    <ListScreen
      kind={{ title: text('title'), one: text('one'), many: text('many'), create: text('addNew') }}
      list={list}
      query={query}
      empty={{ drawing: <ServiceBellRegular />, text: text('empty') }}
    >
      {list.rows.length > 0 && (
        <RecordCards
          label={text('title')}
          one={text('one')}
          list={list}
          before={({ icon_id }) => <IconTile size="large" icon={icons.find(({ id }) => id === icon_id)} />}
        >
          {({ description, always_show, disable_search }) => (
            <>
              {description !== '' && (
                <Text className={styles.description} title={description}>
                  {description}
                </Text>
              )}
              {(always_show === 1 || disable_search === 1) && (
                <div className={styles.tags}>
                  {always_show === 1 && <QuietTag label={text('alwaysShow')} />}
                  {disable_search === 1 && <QuietTag label={text('searchDisabled')} />}
                </div>
              )}
            </>
          )}
        </RecordCards>
      )}
      {list.editing && (
        <AmenityDialog
          key={list.editingKey}
          machine={machine}
          editing={list.editing}
          icons={icons}
          readIconFiles={readIconFiles}
        />
      )}
    </ListScreen>
  );
}

function QuietTag({ label }: { label: string }) {
  const { tag } = useStyles();
  return (
    <Badge appearance="outline" color="informative" className={tag}>
      {label}
    </Badge>
  );
}
