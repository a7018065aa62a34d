import { makeStyles, Subtitle2, Text } from '@fluentui/react-components';
import { text as drawingText } from './drawingTexts';
import { FloorList } from './FloorList';
import type { ImportStep } from './importStep';
import type { ImportView } from './importView';
import { LeftOutList } from './LeftOutList';
import { metresText } from './metresText';
import { NamesChoice } from './NamesChoice';
import { NetworkChoice } from './NetworkChoice';
import { text } from './texts';

const useStyles = makeStyles({ title: { margin: '0 0 8px' } });

/** The floors stay in view from their choice to the end. */
const SHOWN_AT: ReadonlySet<ImportStep> = new Set(['reviewing', 'bringing', 'interrupted', 'done']);

/** The floors that a file has, and the things in it that are left out. */
export function FoundFloors(view: ImportView) {
  const styles = useStyles();
  const { step, context, buildings, send } = view;
  const { read, rows } = context;
  if (!read || !SHOWN_AT.has(step)) return null;
  return (
    <>
      <section>
        <Subtitle2 as="h3" block className={styles.title}>
          {text('floors')}
        </Subtitle2>
        <FloorList
          floors={read.floors}
          rows={rows}
          buildings={buildings}
          isRunning={step === 'bringing'}
          onChoose={step === 'reviewing' ? (id, isChosen) => send({ type: 'floor.chosen', id, isChosen }) : null}
        />
      </section>
      <NetworkChoice {...view} />
      {step === 'reviewing' && <NamesChoice {...view} />}
      {read.gaps && read.gaps.count > 0 && (
        <Text>{drawingText('gaps', { count: read.gaps.count, widest: metresText(read.gaps.widest) })}</Text>
      )}
      <LeftOutList leftOut={read.leftOut} />
    </>
  );
}
