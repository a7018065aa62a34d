import { Button } from '@fluentui/react-components';
import type { ActorRefFrom } from 'xstate';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import type { FloorsImportMachine } from '@/machines/buildings/floorsImport.machine';
import { text as drawingText } from './drawingTexts';
import { text } from './texts';

/** The step that the drawer is at. */
interface ImportState {
  readonly isReading: boolean;
  readonly isDeciding: boolean;
  readonly isPlanning: boolean;
  readonly isReviewing: boolean;
  readonly isBringing: boolean;
  readonly isStopping: boolean;
  readonly isInterrupted: boolean;
  readonly isDone: boolean;
}

interface Props {
  readonly actor: ActorRefFrom<FloorsImportMachine>;
  readonly state: ImportState;
  /** Floors that come in. */
  readonly chosen: number;
  readonly hasDrawing: boolean;
  readonly hasUnit: boolean;
  /** Null where no floor is ready to be opened. */
  readonly onOpen: (() => void) | null;
  readonly onClose: () => void;
}

/** The actions of each step of an import of floors. */
export function ImportActions({ actor, state, chosen, hasDrawing, hasUnit, onOpen, onClose }: Props) {
  return (
    <>
      {(state.isReading || state.isPlanning || state.isDeciding || state.isReviewing) && (
        <Button appearance="subtle" onClick={() => actor.send({ type: 'cancel' })}>
          {text(state.isReading || state.isPlanning ? 'cancel' : 'otherFile')}
        </Button>
      )}
      {state.isReviewing && hasDrawing && <Button onClick={() => actor.send({ type: 'back' })}>{text('back')}</Button>}
      {state.isDeciding && (
        <ActionButton
          appearance="primary"
          blockedBy={blockedWhile(!hasUnit, drawingText('unitMissing'))}
          onClick={() => actor.send({ type: 'decided' })}
        >
          {text('next')}
        </ActionButton>
      )}
      {state.isReviewing && (
        <ActionButton
          appearance="primary"
          blockedBy={blockedWhile(chosen === 0, text('noneChosen'))}
          onClick={() => actor.send({ type: 'bring' })}
        >
          {text('add', { count: chosen })}
        </ActionButton>
      )}
      {state.isBringing && (
        <ActionButton blockedBy={blockedWhile(state.isStopping)} onClick={() => actor.send({ type: 'cancel' })}>
          {text(state.isStopping ? 'stopping' : 'stop')}
        </ActionButton>
      )}
      {state.isInterrupted && (
        <Button appearance="primary" onClick={() => actor.send({ type: 'retry' })}>
          {text('goOn')}
        </Button>
      )}
      {state.isDone && onOpen && (
        <Button appearance="primary" onClick={onOpen}>
          {text('openInEditor')}
        </Button>
      )}
      {(state.isDone || state.isInterrupted) && <Button onClick={onClose}>{text('close')}</Button>}
    </>
  );
}
