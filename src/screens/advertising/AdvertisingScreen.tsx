import { Badge, Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { MegaphoneRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { advertisingQuery } from '@/api/advertising/advertising';
import { useCurrentUser } from '@/components/currentUser';
import { ListScreen } from '@/components/recordTable/ListScreen';
import { RecordCards } from '@/components/recordTable/RecordCards';
import { useRecordList } from '@/components/recordTable/useRecordList';
import type { AdvertisedLocation } from '@/contract/advertising/advertising';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { type AdState, adState, byAdState } from '@/model/content/promotions/adState';
import { AdvertisingDialog } from './AdvertisingDialog';
import { advertisingKind } from './advertisingKind';
import { ScreenFrame } from './ScreenFrame';
import { scheduleText } from './scheduleText';
import { text } from './texts';

const useStyles = makeStyles({
  screens: {
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    gap: '12px',
    height: '168px',
    padding: '12px',
    boxSizing: 'border-box',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  // Both fit side by side into the narrowest card.
  lying: { height: '82px' },
  upright: { height: '100%' },
  quiet: { color: tokens.colorNeutralForeground2 },
  state: { alignSelf: 'start' },
  link: { color: tokens.colorBrandForegroundLink },
});

const TONES = { none: 'informative', upcoming: 'brand', live: 'success', ended: 'subtle' } as const satisfies Record<
  AdState,
  unknown
>;

const nameOf = ({ name }: AdvertisedLocation) => name;

/** The advertisements on the kiosks of each location, and their times. */
export function AdvertisingScreen({ machine }: { readonly machine: RecordFormMachine }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const { organisation } = useCurrentUser();
  const query = useQuery(advertisingQuery(organisation.uuid));
  const now = new Date();
  const records = query.data && byAdState(query.data, now);
  const list = useRecordList({ records, idOf: advertisingKind.idOf, nameOf, columns: [] });
  return (
    <ListScreen
      kind={{ title: text('title'), one: text('one'), many: text('many'), isEditOnly: true }}
      list={list}
      query={query}
      empty={{
        drawing: <MegaphoneRegular />,
        text: text('empty'),
        action: <Button onClick={() => navigate('/locations')}>{text('toLocations')}</Button>,
      }}
    >
      {list.rows.length > 0 && (
        <RecordCards
          label={text('title')}
          one={text('one')}
          list={list}
          isEditOnly
          banner={({ name, ad }) => {
            const isLive = adState(ad, now) === 'live';
            return (
              <div className={styles.screens}>
                <div className={styles.upright}>
                  <ScreenFrame
                    shape="portrait"
                    label={text('portraitScreen', { name })}
                    picture={ad?.media_url ?? null}
                    isLive={isLive}
                  />
                </div>
                <div className={styles.lying}>
                  <ScreenFrame
                    shape="landscape"
                    label={text('landscapeScreen', { name })}
                    picture={ad?.media_url_landscape ?? null}
                    isLive={isLive}
                  />
                </div>
              </div>
            );
          }}
        >
          {(location) => <AdvertisingFacts location={location} now={now} />}
        </RecordCards>
      )}
      {list.editing && <AdvertisingDialog key={list.editingKey} machine={machine} editing={list.editing} />}
    </ListScreen>
  );
}

/** State and schedule of an advertisement, and the screensavers, which are edited in the settings of the location. */
function AdvertisingFacts({ location, now }: { readonly location: AdvertisedLocation; readonly now: Date }) {
  const styles = useStyles();
  const { uuid, name, ad, settings } = location;
  const state = adState(ad, now);
  const isOn = (screensaver: { readonly enabled: boolean; readonly media: string | null } | undefined) =>
    screensaver?.enabled === true && screensaver.media !== null;
  const words = {
    portrait: text(isOn(settings?.screensaver_portrait) ? 'portraitOn' : 'portraitOff'),
    landscape: text(isOn(settings?.screensaver_landscape) ? 'landscapeOn' : 'landscapeOff'),
  };
  return (
    <>
      <Badge className={styles.state} appearance="tint" color={TONES[state]}>
        {text(`state.${state}`)}
      </Badge>
      {state !== 'none' && (
        <Text size={200} className={styles.quiet}>
          {scheduleText(location) ?? text('always')}
        </Text>
      )}
      <Text size={200} className={styles.quiet}>
        {text('screensavers', words)}{' '}
        <Link
          className={styles.link}
          to={`/locations/${uuid}/settings?tab=map-app`}
          aria-label={text('editScreensaversOf', { name })}
        >
          {text('editScreensavers')}
        </Link>
      </Text>
    </>
  );
}
