import { lineAt, numberOf, refsOf, textOf } from './ifcAttributes';
import type { IfcLine, IfcModel } from './ifcModel';

const PREFIXES: Readonly<Record<string, number>> = {
  KILO: 1e3,
  HECTO: 1e2,
  DECA: 10,
  DECI: 0.1,
  CENTI: 0.01,
  MILLI: 0.001,
  MICRO: 1e-6,
};

/** Metres in a unit of length of the file: 0.001 for millimetres. A file without one has metres. */
export function lengthUnit(model: IfcModel): number {
  const project = model.line(model.idsOf('IFCPROJECT')[0] ?? -1);
  for (const ref of refsOf(lineAt(model, project, 'UnitsInContext'), 'Units')) {
    const unit = model.line(ref);
    if (textOf(unit, 'UnitType') === 'LENGTHUNIT') return metresOf(model, unit);
  }
  return 1;
}

function metresOf(model: IfcModel, unit: IfcLine | null): number {
  // Feet and inches are so many of another unit.
  const conversion = lineAt(model, unit, 'ConversionFactor');
  if (conversion === null) return PREFIXES[textOf(unit, 'Prefix')] ?? 1;
  const factor = numberOf(conversion, 'ValueComponent') ?? 1;
  return factor * (PREFIXES[textOf(lineAt(model, conversion, 'UnitComponent'), 'Prefix')] ?? 1);
}
