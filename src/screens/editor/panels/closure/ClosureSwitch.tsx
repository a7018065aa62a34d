import { makeStyles, Switch } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { useInlineFocus } from '@/components/form/useInlineFocus';
import { useAtPresent } from '@/components/useNow';
import { closureState } from '@/model/network/closure';
import type { Closure } from '@/model/network/network';
import { useTyped } from '../../session/useTyped';
import { ClosureDetails } from './ClosureDetails';
import { text } from './texts';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: '8px' },
});

interface Props {
  /** Names what is opened and closed among that of the editor, as `node 12`. */
  readonly of: string;
  /** Null where some parts are open and some are not: opening is next. */
  readonly isOpen: boolean | null;
  readonly closure: Closure | undefined;
  readonly onSet: (open: boolean, closure?: Closure) => void;
  /** Another control opens and closes it; this one tells of the closure alone. */
  readonly hasOwnControl?: boolean;
}

/**
 * Opens at one press; asks for reason and dates, none of which is required, before it closes. It shows what visitors find now:
 * a closure that begins later, or is over, has another press beside it that removes it.
 */
export function ClosureSwitch({ of, isOpen, closure, onSet, hasOwnControl = false }: Props) {
  const styles = useStyles();
  const form = `closure ${of}`;
  const [isAsked, setAsked] = useState(false);
  const [typed, setTyped] = useTyped(form);
  const isFormOpen = isAsked || typed !== null;
  const place = useRef<HTMLDivElement>(null);
  const control = useRef<HTMLInputElement>(null);
  useInlineFocus(isFormOpen, place, control);
  const end = () => {
    setAsked(false);
    setTyped(null);
  };
  const isOpenNow = useAtPresent((now) =>
    isOpen === false && closure && closureState(closure, now) !== 'closed' ? true : isOpen,
  );
  const label = text(isOpenNow === null ? 'isPartlyOpen' : isOpenNow ? 'isOpen' : 'isClosed');
  const press = () => {
    if (isOpenNow === true && !isFormOpen) return setAsked(true);
    end();
    if (isOpenNow !== true) onSet(true);
  };
  return (
    <div ref={place} className={styles.parts}>
      {!hasOwnControl && (
        <Switch input={{ ref: control }} label={label} checked={isOpenNow !== false && !isFormOpen} onChange={press} />
      )}
      {(isFormOpen || isOpen === false) && (
        <ClosureDetails
          form={form}
          isClosed={isOpen === false}
          closure={closure}
          isAsked={isFormOpen}
          onAsk={() => setAsked(true)}
          onRemove={isOpenNow === true ? () => onSet(true) : null}
          onClose={(read) => {
            end();
            onSet(false, read);
          }}
          onCancel={end}
        />
      )}
    </div>
  );
}
