import { Button, Field, Input, Link, makeStyles } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useFileUpload } from '@/components/form/upload/useFileUpload';
import { FILE_DATA, TEXT_DATA } from '@/model/content/categories/additionalDataTypes';
import type { SendPicture } from '@/model/content/promotions/sendPicture';
import { documentError } from './checkFiles';
import { FilePicker } from './FilePicker';
import { text } from './texts';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  address: { flexGrow: 1, minWidth: '180px' },
});

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  /** `FILE_DATA` where the value is an uploaded file. */
  readonly stored: number;
  /** Of the typed address. */
  readonly error: string | undefined;
  readonly send: SendPicture;
  readonly onChange: (value: string, stored: number) => void;
}

/** A document: the address of one, or a PDF that is uploaded; Remove clears it. */
export function DocumentInput({ label, hint, value, stored, error, send, onChange }: Props) {
  const styles = useStyles();
  const upload = useFileUpload(send, (address) => onChange(address, FILE_DATA));
  const choose = (files: readonly File[]) => {
    const [file] = files;
    const problem = documentError(files);
    if (problem !== null) return upload.reject(problem);
    if (file) upload.start({ file, filename: file.name });
  };
  const isUploaded = stored === FILE_DATA && value !== '';
  return (
    <Field label={label} hint={isUploaded ? text('uploaded') : hint} validationMessage={upload.error ?? error ?? null}>
      <div className={styles.line}>
        <Input
          className={styles.address}
          aria-label={text('urlOf', { name: label })}
          value={value}
          onChange={(_event, { value: typed }) => onChange(typed, TEXT_DATA)}
          {...(isUploaded && {
            contentAfter: (
              <Link href={value} target="_blank" rel="noopener noreferrer">
                {text('openDocument')}
              </Link>
            ),
          })}
        />
        <FilePicker
          label={label}
          button={text('uploadPdf')}
          accept="application/pdf,.pdf"
          upload={upload}
          onChoose={choose}
        />
        {value !== '' && (
          <Button
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={text('removeOf', { name: label })}
            onClick={() => onChange('', TEXT_DATA)}
          >
            {text('remove')}
          </Button>
        )}
      </div>
    </Field>
  );
}
