import type { ScaleBarText } from '../mapCanvas/ScaleBar';
import { text } from './texts';

/** The texts of the controls beside a floor plan. */
export interface ViewerText extends ScaleBarText {
  readonly view: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly showAll: string;
  readonly turn: string;
  readonly notTurned: string;
  readonly turnedRight: (degrees: string) => string;
  readonly turnedLeft: (degrees: string) => string;
  /** @param turned how far the map is turned, as a sentence */
  readonly resetTurn: (turned: string) => string;
}

/** In the language of the console; the map of visitors brings its own. */
export const consoleViewerText = (): Omit<ViewerText, keyof ScaleBarText> => ({
  view: text('view'),
  zoomIn: text('zoomIn'),
  zoomOut: text('zoomOut'),
  showAll: text('showAll'),
  turn: text('turn'),
  notTurned: text('notTurned'),
  turnedRight: (degrees) => text('turnedRight', { degrees }),
  turnedLeft: (degrees) => text('turnedLeft', { degrees }),
  resetTurn: (turned) => text('resetTurn', { turned }),
});
