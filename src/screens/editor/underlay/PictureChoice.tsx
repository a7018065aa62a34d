import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ImageAddRegular } from '@fluentui/react-icons';
import { DropZone } from '@/components/form/DropZone';
import { text } from './texts';

const TYPES = 'image/png,image/jpeg,image/webp,image/svg+xml,application/pdf';

const useStyles = makeStyles({
  zone: { flexDirection: 'column', alignItems: 'flex-start', gap: '8px', padding: '12px' },
  note: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  /** Whether there is a picture already. */
  readonly isNext: boolean;
  readonly onFile: (file: File) => void;
}

/** Takes a picture, chosen or dropped. */
export function PictureChoice({ isNext, onFile }: Props) {
  const styles = useStyles();
  return (
    <DropZone
      inputLabel={text(isNext ? 'replace' : 'choose')}
      accept={TYPES}
      className={styles.zone}
      onFiles={([file]) => file && onFile(file)}
    >
      {(openChooser) => (
        <>
          <Button
            size={isNext ? 'small' : 'medium'}
            appearance={isNext ? 'secondary' : 'primary'}
            icon={<ImageAddRegular />}
            onClick={openChooser}
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
        </>
      )}
    </DropZone>
  );
}
