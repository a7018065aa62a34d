import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { ImageAddRegular } from '@fluentui/react-icons';
import { useRef } from 'react';
import { useFileDrop } from '@/components/form/useFileDrop';
import { text } from './texts';

const TYPES = 'image/png,image/jpeg,image/webp,image/svg+xml,application/pdf';

const useStyles = makeStyles({
  zone: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '8px',
    padding: '12px',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  target: { border: `1px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  note: { color: tokens.colorNeutralForeground3 },
  input: { display: 'none' },
});

interface Props {
  /** Whether there is a picture already. */
  readonly isNext: boolean;
  readonly onFile: (file: File) => void;
}

/** Takes a picture, chosen or dropped. */
export function PictureChoice({ isNext, onFile }: Props) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const { isTarget, zone } = useFileDrop(([file]) => file && onFile(file));
  return (
    <div className={mergeClasses(styles.zone, isTarget && styles.target)} {...zone}>
      <Button
        size={isNext ? 'small' : 'medium'}
        appearance={isNext ? 'secondary' : 'primary'}
        icon={<ImageAddRegular />}
        onClick={() => input.current?.click()}
      >
        {text(isNext ? 'replace' : 'choose')}
      </Button>
      {!isNext && (
        <>
          <Text size={200}>{text('drop')}</Text>
          <Text size={200} className={styles.note}>
            {text('types')}
          </Text>
        </>
      )}
      <input
        ref={input}
        type="file"
        accept={TYPES}
        className={styles.input}
        aria-label={text(isNext ? 'replace' : 'choose')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
