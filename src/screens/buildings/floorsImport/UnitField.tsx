import { Button, Field, MessageBar, MessageBarActions, MessageBarBody, Select } from '@fluentui/react-components';
import { DRAWING_UNITS, type DrawingUnit, METRES, type UnitFindings } from '@/model/floorPlan/sources/dxf/drawingUnit';
import { text } from './drawingTexts';
import { metresText } from './metresText';

interface Props {
  readonly findings: UnitFindings;
  /** Null until it is chosen. */
  readonly unit: DrawingUnit | null;
  readonly onChoose: (unit: DrawingUnit) => void;
}

/** The unit of a drawing; where the file and its sizes disagree, the question which of them is right. */
export function UnitField({ findings, unit, onChoose }: Props) {
  const { named, likely, isUnsure, width, depth } = findings;
  const inUnit = (length: number, of: DrawingUnit) => metresText(length * METRES[of]);
  return (
    <>
      {isUnsure && unit === null && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{questionOf(findings)}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={() => onChoose(likely)}>{text(`unit.${likely}`)}</Button>
            {named !== null && (
              <Button onClick={() => onChoose(named)}>{text('keepUnit', { unit: inSentence(named) })}</Button>
            )}
          </MessageBarActions>
        </MessageBar>
      )}
      <Field label={text('unit')}>
        <Select
          value={unit ?? ''}
          onChange={(_event, { value }) => {
            const chosen = DRAWING_UNITS.find((one) => one === value);
            if (chosen) onChoose(chosen);
          }}
        >
          {unit === null && <option value="">{text('chooseUnit')}</option>}
          {DRAWING_UNITS.map((one) => (
            <option key={one} value={one}>
              {text('unitSize', {
                unit: text(`unit.${one}`),
                width: inUnit(width, one),
                depth: inUnit(depth, one),
              })}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}

const inSentence = (unit: DrawingUnit): string => text(`unit.${unit}`).toLocaleLowerCase();

function questionOf({ named, likely, door, width }: UnitFindings): string {
  const capital = text(`unit.${likely}`);
  if (named === null)
    return text('noUnit', { likely: inSentence(likely), width: metresText(width * METRES[likely]), Likely: capital });
  if (door === null)
    return text('doubtSize', {
      named: inSentence(named),
      width: metresText(width * METRES[named]),
      likely: capital,
    });
  return text('doubtDoors', { named: inSentence(named), door: metresText(door * METRES[named]), likely: capital });
}
