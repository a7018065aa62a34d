import type { Fault, FaultCode, Faults } from '@/model/floorPlan/faults';
import { catalogue, type Placeholder } from './catalogue';
import { enGB } from './enGB';
import { formatLocale } from './locale';

/** The texts of the faults of an uploaded file, by the code of the fault. */
const messages = {
  // The archive
  'empty-file': 'The file is empty.',
  'file-changed': enGB['failed.fileChanged'],
  'empty-archive': 'The archive holds no files.',
  'archive-too-large': 'The archive is larger than {megabytes} MB.',
  'too-many-entries': 'The archive has more than {most} files.',
  'zip-damaged': 'The archive is damaged or cut short: {cause}',
  'list-too-long': 'its list of files is too long.',
  'list-outside': 'its list of files lies outside.',
  'list-missing': 'its list of files is missing.',
  'list-cut': 'its list of files ends too early.',
  'end-missing': 'its long end record is missing.',
  'end-outside': 'its long end record lies outside.',
  'end-damaged': 'its long end record is none.',
  'entry-outside': 'a file lies outside the archive.',
  'zip-parts': 'The archive is one part of several; upload it in one piece.',
  'not-a-zip': 'This is not a zip archive.',
  'name-escapes': 'The archive is refused: “{file}” points outside of it.',
  link: 'The archive is refused: “{file}” is a link.',
  encrypted: '“{file}” is encrypted; upload the archive without a password.',
  'unknown-compression': '“{file}” is compressed in a way that is not supported ({method}).',
  'size-lies': '“{file}” is larger than it claims.',
  'size-impossible': '“{file}” claims a size that cannot be true.',
  'unpacks-too-large': 'The archive unpacks to more than {megabytes} MB.',
  'entries-overlap': 'The archive is refused: “{file}” shares its bytes with another file.',
  'entry-damaged': '“{file}” is damaged: {cause}',
  'wrong-checksum': 'its contents do not match its checksum.',
  'wrong-size': 'it has {bytes} bytes instead of {claimed}.',
  'entry-misplaced': 'it is not where it should be.',
  'archive-cut': 'the archive ends too early.',
  // Pictures
  'no-png': 'The archive holds no PNG picture.',
  'not-png': 'This is not a PNG picture.',
  'png-empty': 'The file is empty.',
  'png-cut': 'The PNG picture is cut short.',
  'png-damaged': 'The PNG picture is damaged.',
  'png-without-header': 'The PNG picture has no header.',
  'png-without-picture': 'The PNG picture holds no picture.',
  'png-without-size': 'The PNG picture has no size.',
  'png-too-wide': 'The picture has {width} x {height} points; at most {most} each way are allowed.',
  'png-too-large': 'The picture is larger than {megabytes} MB.',
  'icons-too-large': 'The icons together are larger than {megabytes} MB.',
  'in-file': '“{file}”: {cause}',
  // The object file and its materials
  'no-obj': 'The archive holds no .obj file.',
  'several-objs': 'The archive holds {count} .obj files ({files}); upload one floor at a time.',
  'not-obj': 'This is not an OBJ file: it begins with “{text}”',
  'line-too-long': 'A line is longer than {most} bytes.',
  'long-line': 'Line {line} is longer than {most} bytes.',
  'long-material-line': 'Line {line} of the materials (.mtl) is longer than {most} bytes.',
  'too-many-lines': 'The file has more than {most} lines.',
  'too-many-vertices': 'The file has more than {most} vertices.',
  'too-many-faces': 'The file has more than {most} triangles.',
  'too-many-names': 'The file has more than {most} named objects or materials.',
  'faces-before-vertices': 'The faces of this file stand before their vertices.',
  'too-complex':
    'Too many faces of this file have thousands of corners and cross themselves. Export it with triangles and upload it again.',
  'outlines-too-complex':
    'Too many faces of this plan cross each other. Export the floor with simpler objects and upload it again.',
  'nothing-to-draw': 'The file has no faces that can be drawn.',
  'nothing-to-draw-since': 'The file has no faces that can be drawn. Line {line}: {cause}',
  'decimal-comma': 'Read “{text}” with decimal commas.',
  'vertex-incomplete': 'A vertex needs three numbers: “{text}”',
  'not-a-number': 'Not all of these are numbers: “{text}”',
  'unknown-statement': 'Unknown statement “{text}”',
  'free-form': 'Curves and free-form surfaces are not drawn: “{text}”',
  'refused-command': 'Files and commands are not opened: “{text}”',
  'too-few-corners': 'A face needs three corners and has {count}.',
  'index-out-of-range': '{cause}',
  'index-not-a-number': 'A corner of this face is no number.',
  'index-zero': 'A face names vertex 0; the first vertex is 1.',
  'index-not-there': 'A face names vertex {index}, and the file has {vertices} so far.',
  'index-far-away': 'A face names a vertex far outside the file, and the file has {vertices} so far.',
  'face-crosses-itself': 'A face of {count} corners crosses itself.',
  'face-without-area': 'A face has no area.',
  'face-not-finite': 'A face uses a vertex that is no point.',
  'no-area-from-above': '“{mesh}” has no area from above.',
  'mesh-left-out': '“{mesh}” is left out: {bad} of its {all} faces cannot be drawn.',
  'implausible-height':
    'The floor would be {height} m high, {width} m wide and {depth} m deep. Check the up axis and the unit.',
  'far-from-origin':
    'Parts of the floor plan are over 30 km away from its origin, where places are exact to centimetres only. Move them to the building and upload the floor plan again.',
  'no-materials': 'The archive holds no materials (.mtl): the floor plan is drawn in neutral colours.',
  'materials-of-other-file': 'Materials ({count}) are taken from “{file}”, which the .obj file does not name.',
  'name-again': 'Several objects are named “{name}”: they are one room. Rename them if they are several.',
  'materials-too-large': 'The materials (.mtl) have more than {megabytes} MB.',
  'too-many-materials': 'More than {most} materials.',
  'material-again': 'Material “{name}” is defined again.',
  'material-colour': 'Material “{name}” has a colour that is not three numbers.',
  // Labels
  'labels-not-text': 'The encoding of this file is not known. Save it as text in UTF-8 and upload it again.',
  'labels-too-large': 'A labels file has at most {megabytes} MB.',
  'too-many-labels': 'A labels file has at most {most} labels.',
  'no-labels': 'The file holds no labels: each line is an object name, a tab and a text.',
  'label-without-tab': '“{text}” is not an object name, a tab and a text.',
  'label-again': '“{mesh}” has a label already; this one counts.',
  // Plans of whole buildings
  'imdf-without': 'The IMDF archive has no {part} with features, so there is nothing to bring in.',
  'not-geojson': 'This JSON file is no GeoJSON: it has no collection of features.',
  'no-indoor-areas':
    'No feature of this GeoJSON file has both an area with indoor=room, corridor or area and a level, so it has no floors.',
  'no-building-plan':
    'This is no plan of a building that can be read. IMDF archives (.imdf, .zip), IFC files (.ifc, .ifczip), IndoorGML files (.gml), GeoJSON files (.geojson) and drawings (.dxf) can.',
  'plan-too-large': 'The plan is larger than {megabytes} MB. Export one building at a time.',
  'not-json': '“{file}” is no valid JSON.',
  'ifc-damaged': 'The IFC file is damaged and cannot be read. Export it again.',
  'ifc-cut': 'The IFC file ends too early: part of it is missing. Export or copy it again.',
  'ifc-schema': 'The file has the schema “{text}”. IFC 2x3, IFC 4 and IFC 4.3 can be read.',
  'ifc-without-storeys': 'The IFC file has no storeys, so it has no floors. Export it with its building storeys.',
  'ifc-without-spaces': 'The IFC file has no spaces with an area on a storey. Export it with its rooms (IfcSpace).',
  'several-ifc-files': 'The archive has {count} IFC files. Choose an archive with one.',
  'xml-damaged': 'The XML file is damaged or cut short. Export it again.',
  'xml-doctype': 'The XML file is refused: it has a document type declaration. Export it without one.',
  'indoorgml-without-spaces': 'The IndoorGML file has no space with an area, so it has no floors.',
  // Drawings of CAD programs
  'drawing-is-dwg':
    'This is a DWG drawing, whose format is not open. Open it in your CAD program, choose Save As, and save it as “AutoCAD DXF (*.dxf)”.',
  'drawing-is-binary':
    'This is a binary DXF file. In your CAD program choose Save As, DXF, and ASCII as its format (Tools, Options).',
  'drawing-is-empty': 'The drawing has no lines in its model space.',
  'drawings-differ-in-unit': 'The drawings have different units. Add them one after the other.',
  'drawing-too-large':
    'The drawing has more than {most} parts once its blocks are taken apart. Export one floor at a time.',
  'dxf-damaged': 'The DXF file is damaged near character {character}.',
  'dxf-cut': 'The DXF file ends too early: its end mark is missing.',
  'no-outlines-chosen': 'No outlines come in: choose what at least one layer with outlines is.',
  'floor-file-damaged': 'The outlines of the floor are damaged at number {at}.',
  'outlines-in-metres': 'The plan came as outlines in metres.',
  // Findings about the axes and the unit
  'up-set': 'Up axis: {axis} (set by you).',
  'up-found': 'Up axis: {axis} (detected, {share}% of the level and upright surface faces it).',
  'unit-set': 'Unit: {unit} (set by you).',
  'unit-found': 'Unit: {unit} ({across} m wide, {height} m high).',
  'unit-unsure':
    'The unit is not certain: in {unit} the floor is {across} m wide, in {other} {otherAcross} m. Compare the size, and set the unit if it is wrong.',
  'mirrored-set': 'Mirrored: yes (set by you).',
  'not-mirrored-set': 'Mirrored: no (set by you).',
  'mirrored-unknown': 'Mirrored: no (nothing points to it).',
  'mirrored-found': 'Mirrored: yes ({share}% of the parts are inside out).',
  'not-mirrored-found': 'Mirrored: no ({share}% of the parts are the right way out).',
  // Reading itself
  'too-slow': 'The plan could not be read within {seconds} seconds.',
  'reader-broken': 'The plan could not be read: it needs more memory than there is, or is damaged.',
  'unpacking-broken': 'The file could not be unpacked. Load the page again.',
} as const satisfies Record<FaultCode, string>;

type TextOf = (code: FaultCode, values: Readonly<Record<string, string | number>>) => string;
/** Placeholders that no value of their fault fills: there must be none. */
type Unfilled = {
  [Code in FaultCode]: Exclude<Placeholder<(typeof messages)[Code]>, keyof Faults[Code]>;
}[FaultCode];

const text = catalogue(messages, {
  'far-from-origin':
    'Parts of the floor plan are over 30 km away from its origin, where places are exact to centimetres only. Move them to the building and upload the floor plan again.',
  'no-materials': 'The archive holds no materials (.mtl): the floor plan is drawn in neutral colors.',
  'material-colour': 'Material “{name}” has a color that is not three numbers.',
}) as [Unfilled] extends [never] ? TextOf : never;

/** A fault in words; where another fault is its cause, with the words of that. */
export function faultText({ code, values }: Fault): string {
  const words = Object.entries(values).map(([name, value]: [string, unknown]) => [
    name,
    isFault(value) ? faultText(value) : typeof value === 'number' ? numberText(value) : String(value),
  ]);
  return text(code, Object.fromEntries(words));
}

/** Digits of a number of a file, such as a line, are grouped where they are many. */
const numberText = (value: number) => new Intl.NumberFormat(formatLocale(), { useGrouping: 'min2' }).format(value);

const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'code' in value && 'values' in value;
