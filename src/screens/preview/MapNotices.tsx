import { mergeClasses, Text } from '@fluentui/react-components';
import { EditRegular, LocationRegular } from '@fluentui/react-icons';
import { useMapTexts } from './languages/mapTexts';
import { MapWarning } from './MapWarning';
import { useVisitorMapStyles } from './useVisitorMapStyles';

interface Props {
  /** Name of the kiosk at which the visitor stands; null where that is not said. */
  readonly standing: string | null;
  /** Whether the place of the address is gone. */
  readonly isGone: boolean;
  /** Whether the view in three dimensions was asked for and cannot be shown. */
  readonly hasModelFailed: boolean;
  /** Beside a draft: that which visitors see; null where they see this. */
  readonly draftText: string | null;
}

/** Sentences about the map above its card. */
export function MapNotices({ standing, isGone, hasModelFailed, draftText }: Props) {
  const styles = useVisitorMapStyles();
  const { text } = useMapTexts();
  return (
    <div className={styles.notices}>
      {standing !== null && (
        <Text as="p" style={{ margin: 0 }} className={styles.notice}>
          <LocationRegular aria-hidden /> <span>{text('youAreHere', { name: standing })}</span>
        </Text>
      )}
      {([isGone && 'placeGone', hasModelFailed && 'modelFailed'] as const).map(
        (warning) =>
          warning && (
            <div key={warning} role="status">
              <MapWarning>{text(warning)}</MapWarning>
            </div>
          ),
      )}
      {draftText !== null && (
        <Text as="p" style={{ margin: 0 }} className={mergeClasses(styles.notice, styles.draft)}>
          <EditRegular aria-hidden /> <span>{draftText}</span>
        </Text>
      )}
    </div>
  );
}
