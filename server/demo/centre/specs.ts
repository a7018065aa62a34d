import type { VenueSpec } from './venue';

/** A shopping centre of three floors round an atrium. */
export const RIVERSIDE_MALL: VenueSpec = {
  seed: 20_260,
  width: 248,
  depth: 104,
  cornerRadius: 14,
  mall: { halfWidth: 6, bend: 3.5 },
  atrium: { x: 124, radiusX: 27, radiusY: 19, voidX: 17, voidY: 10 },
  crossings: [{ x: 124, halfWidth: 4.5, name: 'Market Street' }],
  anchors: { west: 40, east: 40 },
  serviceDepth: 11,
  cores: [
    { x: 66, side: 'north', name: 'A' },
    { x: 168, side: 'north', name: 'B' },
    { x: 72, side: 'south', name: 'C' },
  ],
  units: [6.2, 10.5],
  floors: [
    { name: 'Lower Ground', shortname: 'L', order: -1, anchorsAtEnd: 2, stands: 4 },
    { name: 'Ground', shortname: 'G', order: 0, anchorsAtEnd: 1, stands: 5 },
    { name: 'First', shortname: '1', order: 1, anchorsAtEnd: 1, stands: 3 },
  ],
};

export const HARBOUR_HOSPITAL: VenueSpec = {
  seed: 41,
  width: 120,
  depth: 62,
  cornerRadius: 5,
  mall: { halfWidth: 2.6, bend: 0 },
  atrium: null,
  crossings: [{ x: 60, halfWidth: 3, name: 'Main' }],
  anchors: { west: 16, east: 16 },
  serviceDepth: 0,
  cores: [
    { x: 26, side: 'north', name: 'A' },
    { x: 88, side: 'south', name: 'B' },
  ],
  units: [5.5, 9],
  floors: [
    { name: 'Ground', shortname: 'G', order: 0, anchorsAtEnd: 2, stands: 0 },
    { name: 'First', shortname: '1', order: 1, anchorsAtEnd: 2, stands: 0 },
  ],
};

export const LAKESIDE_PIER: VenueSpec = {
  seed: 7,
  width: 320,
  depth: 56,
  cornerRadius: 8,
  mall: { halfWidth: 8, bend: 1.5 },
  atrium: null,
  crossings: [{ x: 60, halfWidth: 5, name: 'Pier' }],
  anchors: { west: 22, east: 18 },
  serviceDepth: 0,
  cores: [{ x: 150, side: 'north', name: 'A' }],
  units: [12, 20],
  floors: [{ name: 'Departures', shortname: 'D', order: 0, anchorsAtEnd: 1, stands: 6 }],
};

export const RIVERSIDE_WHARF: VenueSpec = {
  seed: 19,
  width: 72,
  depth: 40,
  cornerRadius: 4,
  mall: { halfWidth: 3, bend: 0.8 },
  atrium: null,
  crossings: [{ x: 36, halfWidth: 3, name: 'Quay' }],
  anchors: { west: 14, east: 14 },
  serviceDepth: 0,
  cores: [{ x: 22, side: 'north', name: 'A' }],
  units: [7, 12],
  floors: [{ name: 'Quay Level', shortname: 'Q', order: 0, anchorsAtEnd: 1, stands: 2 }],
};
