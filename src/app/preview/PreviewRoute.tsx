import { ReadAloudContext } from '@/screens/preview/directions/readAloudPart';
import { PreviewScreen } from '@/screens/preview/PreviewScreen';
import { drawQr } from '../drawQr';
import { ReadAloudPart } from '../visitor/ReadAloudPart';

/** The visitors' map of a location. */
export const PreviewRoute = () => (
  <ReadAloudContext value={ReadAloudPart}>
    <PreviewScreen drawQr={drawQr} />
  </ReadAloudContext>
);
