import { Button } from '@fluentui/react-components';
import { Fragment, type ReactNode } from 'react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { text as drawingText } from './drawingTexts';
import type { ImportStep } from './importStep';
import type { ImportView } from './importView';
import { text } from './texts';

type Action = 'leave' | 'back' | 'decide' | 'bring' | 'stop' | 'goOn' | 'generate' | 'open' | 'close';

const ACTIONS: Readonly<Record<ImportStep, readonly Action[]>> = {
  choosing: [],
  reading: ['leave'],
  deciding: ['leave', 'decide'],
  planning: ['leave'],
  reviewing: ['leave', 'back', 'bring'],
  bringing: ['stop'],
  interrupted: ['goOn', 'close'],
  done: ['generate', 'open', 'close'],
};

/** Steps at which something is going on that is cancelled; at others another file is chosen. */
const CANCELLED: ReadonlySet<ImportStep> = new Set(['reading', 'planning']);

interface Props extends ImportView {
  /** Null where no floor is ready to be opened. */
  readonly onOpen: (() => void) | null;
  /** Null where no floor is ready for it, or the person may not. */
  readonly onGenerate: (() => void) | null;
  readonly onClose: () => void;
}

/** The actions of each step of an import of floors. */
export function ImportActions({ step, context, send, onOpen, onGenerate, onClose }: Props) {
  const { drawing, unit, rows, isStopping } = context;
  const chosen = rows.filter(({ isChosen }) => isChosen).length;
  // A file that has brought its network leaves less to generate.
  const leadsToNetwork = onGenerate !== null && context.broughtNetwork === null;
  const buttons: Readonly<Record<Action, () => ReactNode>> = {
    leave: () => (
      <Button appearance="subtle" onClick={() => send({ type: 'cancel' })}>
        {text(CANCELLED.has(step) ? 'cancel' : 'otherFile')}
      </Button>
    ),
    back: () => drawing && <Button onClick={() => send({ type: 'back' })}>{text('back')}</Button>,
    decide: () => (
      <ActionButton
        appearance="primary"
        blockedBy={blockedWhile(unit === null, drawingText('unitMissing'))}
        onClick={() => send({ type: 'decided' })}
      >
        {text('next')}
      </ActionButton>
    ),
    bring: () => (
      <ActionButton
        appearance="primary"
        blockedBy={blockedWhile(chosen === 0, text('noneChosen'))}
        onClick={() => send({ type: 'bring' })}
      >
        {text('add', { count: chosen })}
      </ActionButton>
    ),
    stop: () => (
      <ActionButton blockedBy={blockedWhile(isStopping)} onClick={() => send({ type: 'cancel' })}>
        {text(isStopping ? 'stopping' : 'stop')}
      </ActionButton>
    ),
    goOn: () => (
      <Button appearance="primary" onClick={() => send({ type: 'retry' })}>
        {text('goOn')}
      </Button>
    ),
    generate: () =>
      onGenerate && (
        <Button appearance={leadsToNetwork ? 'primary' : 'secondary'} onClick={onGenerate}>
          {text('generate')}
        </Button>
      ),
    open: () =>
      onOpen && (
        <Button appearance={leadsToNetwork ? 'secondary' : 'primary'} onClick={onOpen}>
          {text('openInEditor')}
        </Button>
      ),
    close: () => <Button onClick={onClose}>{text('close')}</Button>,
  };
  // A button that two steps have keeps the focus from one to the other.
  return ACTIONS[step].map((action) => <Fragment key={action}>{buttons[action]()}</Fragment>);
}
