import type { ViewerText } from '@/components/floorPlan/viewerText';
import type { MapTexts } from './mapTexts';

/** The texts of the controls of a floor plan, in the language of the visitor. */
export const viewerText = ({ text, language }: MapTexts): ViewerText => ({
  language,
  view: text('view'),
  zoomIn: text('zoomIn'),
  zoomOut: text('zoomOut'),
  showAll: text('showAll'),
  turn: text('turn'),
  notTurned: text('notTurned'),
  turnedRight: (degrees) => text('turnedRight', { degrees }),
  turnedLeft: (degrees) => text('turnedLeft', { degrees }),
  resetTurn: (turned) => text('resetTurn', { turned }),
  scaleBar: (length) => text('scaleBar', { length }),
});
