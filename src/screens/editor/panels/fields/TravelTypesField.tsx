import { Caption1, Checkbox, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import { translate } from '@/contract/texts/translate';
import type { Edge } from '@/model/network/network';
import { allowTravel } from '@/model/network/operations/allowTravel';
import { fieldText } from '../../placements/fieldTexts';
import { useEditorActors } from '../../session/editorActors';
import { useOpenedLocation } from '../../session/openedLocation';
import { text } from '../texts';

const useStyles = makeStyles({
  group: { border: 'none', margin: 0, padding: 0, minWidth: 0, display: 'flex', flexDirection: 'column' },
  legend: { padding: 0, marginBottom: '2px', color: tokens.colorNeutralForeground1 },
  access: { color: tokens.colorNeutralForeground3 },
  error: { color: tokens.colorPaletteRedForeground1 },
});

/** Whether a travel type is step-free: no, yes, or used for that alone. */
const accessText = (access: 0 | 1 | 2): string =>
  access === 2 ? text('exclusively') : fieldText(access === 1 ? 'yes' : 'no');

/** The travel types of paths, each a checkbox of its own; the last one of a path stays, and the field says why. */
export function TravelTypesField({ edges }: { edges: readonly Edge[] }) {
  const styles = useStyles();
  const { document, perform } = useEditorActors();
  const { types } = useOpenedLocation();
  const network = useSelector(document, (snapshot) => snapshot.context.history.present);
  const [hasError, setError] = useState(false);
  const errorId = useId();
  const set = (key: string, isAllowed: boolean) => {
    const operation = allowTravel(
      network,
      edges.map(({ id }) => id),
      key,
      isAllowed,
    );
    const isEmpty = operation.blockedBy === 'no-travel-type';
    setError(isEmpty);
    if (!isEmpty) perform(operation);
  };
  return (
    <fieldset className={styles.group} {...(hasError && { 'aria-describedby': errorId })}>
      <legend className={styles.legend}>{text('travelTypes')}</legend>
      {types.map(({ key, name, access }) => (
        <Checkbox
          key={key}
          label={
            <>
              {name}
              <Caption1 block className={styles.access}>
                {text('stepFree', { access: accessText(access) })}
              </Caption1>
            </>
          }
          checked={allOrSome(edges.filter(({ travel }) => travel.includes(key)).length, edges.length)}
          onChange={(_event, { checked }) => set(key, checked === true)}
        />
      ))}
      {hasError && (
        <Text id={errorId} size={200} role="alert" className={styles.error}>
          {translate('path.travelMissing')}
        </Text>
      )}
    </fieldset>
  );
}

const allOrSome = (some: number, all: number): boolean | 'mixed' => (some === 0 ? false : some === all || 'mixed');
