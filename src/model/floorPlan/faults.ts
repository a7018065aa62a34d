type None = Readonly<Record<never, never>>;
/** `text` is a piece of the file. */
interface Text {
  readonly text: string;
}
/** Name of a file in the archive, shortened. */
interface File {
  readonly file: string;
}

/**
 * Faults of an uploaded file, by a code that is stable between versions, with the values that their texts need
 * (`src/contract/texts/faultText.ts`).
 */
export interface Faults {
  // The archive
  'empty-file': None;
  /** It was changed, moved or deleted after it was chosen. */
  'file-changed': None;
  'empty-archive': None;
  'archive-too-large': { readonly megabytes: number };
  'too-many-entries': { readonly most: number };
  'zip-damaged': { readonly cause: Fault };
  'list-too-long': None;
  'list-outside': None;
  'list-missing': None;
  'list-cut': None;
  'end-missing': None;
  'end-outside': None;
  'end-damaged': None;
  'entry-outside': None;
  'zip-parts': None;
  'not-a-zip': None;
  'name-escapes': File;
  link: File;
  encrypted: File;
  'unknown-compression': File & { readonly method: number };
  'size-lies': File;
  'size-impossible': File;
  'unpacks-too-large': { readonly megabytes: number };
  'entries-overlap': File;
  'entry-damaged': File & { readonly cause: Fault };
  'wrong-checksum': None;
  'wrong-size': { readonly bytes: number; readonly claimed: number };
  'entry-misplaced': None;
  'archive-cut': None;
  // Pictures
  'no-png': None;
  'not-png': None;
  'png-empty': None;
  'png-cut': None;
  'png-damaged': None;
  'png-without-header': None;
  'png-without-picture': None;
  'png-without-size': None;
  'png-too-wide': { readonly width: number; readonly height: number; readonly most: number };
  'png-too-large': { readonly megabytes: number };
  'icons-too-large': { readonly megabytes: number };
  'in-file': File & { readonly cause: Fault };
  // The object file and its materials
  'no-obj': None;
  'several-objs': { readonly count: number; readonly files: string };
  'not-obj': Text;
  'line-too-long': { readonly most: number };
  'long-line': { readonly line: number; readonly most: number };
  'long-material-line': { readonly line: number; readonly most: number };
  'too-many-lines': { readonly most: number };
  'too-many-vertices': { readonly most: number };
  'too-many-faces': { readonly most: number };
  'too-many-names': { readonly most: number };
  'faces-before-vertices': None;
  'too-complex': None;
  'outlines-too-complex': None;
  'nothing-to-draw': None;
  'nothing-to-draw-since': { readonly line: number; readonly cause: Fault };
  'decimal-comma': Text;
  'vertex-incomplete': Text;
  'not-a-number': Text;
  'unknown-statement': Text;
  'free-form': Text;
  'refused-command': Text;
  'too-few-corners': { readonly count: number };
  'index-not-a-number': None;
  'index-zero': None;
  'index-out-of-range': { readonly cause: Fault };
  'index-not-there': { readonly index: number; readonly vertices: number };
  'index-far-away': { readonly vertices: number };
  'face-crosses-itself': { readonly count: number };
  'face-without-area': None;
  'face-not-finite': None;
  'no-area-from-above': { readonly mesh: string };
  'mesh-left-out': { readonly mesh: string; readonly bad: number; readonly all: number };
  'implausible-height': { readonly height: string; readonly width: string; readonly depth: string };
  'far-from-origin': None;
  'no-materials': None;
  'materials-of-other-file': File & { readonly count: number };
  'name-again': { readonly name: string };
  'materials-too-large': { readonly megabytes: number };
  'too-many-materials': { readonly most: number };
  'material-again': { readonly name: string };
  'material-colour': { readonly name: string };
  // Labels
  'labels-not-text': None;
  'labels-too-large': { readonly megabytes: number };
  'too-many-labels': { readonly most: number };
  'no-labels': None;
  'label-without-tab': Text;
  'label-again': { readonly mesh: string };
  // Plans of whole buildings
  'imdf-without': { readonly part: string };
  'not-geojson': None;
  'no-indoor-areas': None;
  'no-building-plan': None;
  'plan-too-large': { readonly megabytes: number };
  'not-json': File;
  'ifc-damaged': None;
  'ifc-cut': None;
  'ifc-schema': Text;
  'ifc-without-storeys': None;
  'ifc-without-spaces': None;
  'several-ifc-files': { readonly count: number };
  'xml-damaged': None;
  'xml-doctype': None;
  'indoorgml-without-spaces': None;
  // Drawings of CAD programs
  'drawing-is-dwg': None;
  'drawing-is-binary': None;
  'drawing-is-empty': None;
  /** Drawings of one building, chosen together. */
  'drawings-differ-in-unit': None;
  'drawing-too-large': { readonly most: number };
  'dxf-damaged': { readonly character: number };
  'dxf-cut': None;
  'no-outlines-chosen': None;
  'floor-file-damaged': { readonly at: number };
  'outlines-in-metres': None;
  // Findings about the axes and the unit
  'up-set': { readonly axis: string };
  'up-found': { readonly axis: string; readonly share: number };
  'unit-set': { readonly unit: string };
  'unit-found': { readonly unit: string; readonly across: number; readonly height: number };
  'unit-unsure': {
    readonly unit: string;
    readonly across: number;
    readonly other: string;
    readonly otherAcross: number;
  };
  'mirrored-set': None;
  'not-mirrored-set': None;
  'mirrored-unknown': None;
  'mirrored-found': { readonly share: number };
  'not-mirrored-found': { readonly share: number };
  // Reading itself
  'too-slow': { readonly seconds: number };
  'reader-broken': None;
  'unpacking-broken': None;
}

export type FaultCode = keyof Faults;

/** A fault with its values, as plain data that crosses threads. */
export type Fault = { readonly [Code in FaultCode]: { readonly code: Code; readonly values: Faults[Code] } }[FaultCode];

/** The values of a fault as the last argument of a call; none for a fault without. */
export type FaultValues<Code extends FaultCode> = keyof Faults[Code] extends never ? [] : [values: Faults[Code]];

// The compiler does not see that a code and its values belong together.
export const faultWith = <Code extends FaultCode>(code: Code, values: Faults[Code]): Fault =>
  ({ code, values }) as Fault;

export const faultOf = <Code extends FaultCode>(code: Code, ...[values]: FaultValues<Code>): Fault =>
  ({ code, values: values ?? {} }) as Fault;
