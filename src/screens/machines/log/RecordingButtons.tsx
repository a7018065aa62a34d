import { DeleteRegular, DismissRegular, PauseRegular, RecordRegular } from '@fluentui/react-icons';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { text } from '../texts';
import type { TimeTravel } from './useTimeTravel';

interface Props {
  readonly travel: TimeTravel;
  /** The log is empty, or that of this page again. */
  readonly onCleared: () => void;
}

/** Pauses and clears the log of this page; a file that is open in its place is closed. */
export function RecordingButtons({ travel, onCleared }: Props) {
  const { isPaused, file, log, store } = travel;
  const isOfPage = file === null;
  const pauseText = text(isPaused ? 'resumeLog' : 'pauseLog');
  const clearText = text(isOfPage ? 'clearLog' : 'closeFile');
  return (
    <>
      {isOfPage && (
        <ActionButton
          size="small"
          appearance="subtle"
          icon={isPaused ? <RecordRegular /> : <PauseRegular />}
          aria-label={pauseText}
          hint={pauseText}
          blockedBy={null}
          onClick={isPaused ? store.resume : store.pause}
        />
      )}
      <ActionButton
        size="small"
        appearance="subtle"
        icon={isOfPage ? <DeleteRegular /> : <DismissRegular />}
        aria-label={clearText}
        hint={clearText}
        blockedBy={isOfPage ? blockedWhile(log.steps.length === 0, text('emptyLog')) : null}
        onClick={() => {
          travel.select(null);
          if (isOfPage) store.clear();
          else store.close();
          onCleared();
        }}
      />
    </>
  );
}
