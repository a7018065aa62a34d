import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ClipboardEventHandler, type ReactNode, type Ref, useRef } from 'react';
import { useFileDrop } from './useFileDrop';

const useStyles = makeStyles({
  zone: {
    boxSizing: 'border-box',
    display: 'flex',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
  },
  target: { border: `1px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
});

interface Props {
  /** Its name for assistive technology, where it is a part of the page of its own. */
  readonly label?: string;
  readonly inputLabel: string;
  /** Endings and types that the file chooser offers. */
  readonly accept: string;
  readonly areSeveral?: boolean;
  readonly className?: string;
  readonly zoneRef?: Ref<HTMLElement>;
  /** At least one file; more only where several are taken. */
  readonly onFiles: (files: readonly File[]) => void;
  /** For a zone that takes what is pasted in it. */
  readonly onPaste?: ClipboardEventHandler;
  /** The content; it is given what opens the file chooser. */
  readonly children: (openChooser: () => void) => ReactNode;
}

/** A part of a page onto which files are dropped, or in which they are chosen. The same file can be chosen again. */
export function DropZone(props: Props) {
  const { label, inputLabel, accept, areSeveral = false, className, zoneRef, onFiles, onPaste, children } = props;
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const take = (files: readonly File[]) => {
    if (files.length > 0) onFiles(areSeveral ? files : files.slice(0, 1));
  };
  const { isTarget, zone } = useFileDrop(take);
  return (
    <section
      ref={zoneRef}
      aria-label={label}
      className={mergeClasses(styles.zone, className, isTarget && styles.target)}
      {...zone}
      onPaste={onPaste}
    >
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={areSeveral}
        aria-label={inputLabel}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          take(files);
        }}
      />
    </section>
  );
}
