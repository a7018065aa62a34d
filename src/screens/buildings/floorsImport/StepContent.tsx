import {
  Field,
  MessageBar,
  MessageBarBody,
  makeStyles,
  ProgressBar,
  type ProgressBarProps,
  Select,
  Text,
} from '@fluentui/react-components';
import type { ComponentType } from 'react';
import { newBuildingOf } from '@/machines/buildings/floorRows';
import { FileDrop } from '../FileDrop';
import { DrawingStep } from './DrawingStep';
import { text as drawingText } from './drawingTexts';
import type { ImportStep } from './importStep';
import type { ImportView } from './importView';
import { text } from './texts';

const useStyles = makeStyles({ line: { display: 'flex', flexDirection: 'column', gap: '8px' } });

/** Files of whole buildings, drawings of a floor, and files of single floors with their labels. */
const ACCEPTED = '.imdf,.zip,.ifc,.ifczip,.gml,.xml,.geojson,.json,.dxf,.txt';
/** The option of a building that the import makes. */
const NEW = '';

const CONTENTS: Readonly<Record<ImportStep, ComponentType<ImportView>>> = {
  choosing: FileChoice,
  reading: ({ context }) => <Progress text={text('reading')} value={context.share} />,
  deciding: DrawingDecisions,
  planning: () => <Progress text={drawingText('planning')} />,
  reviewing: BuildingChoice,
  bringing: AddedSoFar,
  interrupted: Interruption,
  done: Success,
};

/** The part of the drawer that differs from step to step of an import. */
export function StepContent(view: ImportView) {
  const Content = CONTENTS[view.step];
  return <Content {...view} />;
}

/** The floors that come in, and how many of them are in. */
const countsOf = ({ context }: ImportView) => {
  const chosen = context.rows.filter(({ isChosen }) => isChosen);
  return { all: chosen.length, done: chosen.filter(({ isDone }) => isDone).length };
};

interface ProgressProps extends Pick<ProgressBarProps, 'value' | 'max'> {
  /** Says the step that takes its time. */
  readonly text: string;
  /** Of the bar, where it differs. */
  readonly label?: string;
}

function Progress({ text: status, label = status, ...bar }: ProgressProps) {
  const styles = useStyles();
  return (
    <div className={styles.line}>
      <Text role="status">{status}</Text>
      <ProgressBar aria-label={label} thickness="large" {...bar} />
    </div>
  );
}

function FileChoice({ send }: ImportView) {
  return (
    <FileDrop
      areSeveral
      onFiles={([file, ...others]) => file && send({ type: 'file.chosen', file, others })}
      label={text('chooseZone')}
      title={text('drop')}
      hint={text('formats')}
      inputLabel={text('fileInput')}
      accept={ACCEPTED}
    />
  );
}

function DrawingDecisions({ context: { drawing, unit, kinds, others }, send }: ImportView) {
  return (
    drawing && (
      <DrawingStep
        drawing={drawing}
        count={1 + others.length}
        unit={unit}
        kinds={kinds}
        onUnit={(chosen) => send({ type: 'unit.chosen', unit: chosen })}
        onLayer={(layer, kind) => send({ type: 'layer.chosen', layer, kind })}
      />
    )
  );
}

function BuildingChoice({ context: { read, file, building }, buildings, send }: ImportView) {
  const { name: newName } = newBuildingOf(read?.name ?? '', file?.name ?? '');
  return (
    <Field label={text('building')}>
      <Select
        value={building ?? NEW}
        onChange={(_event, { value }) => send({ type: 'building.chosen', building: value === NEW ? null : value })}
      >
        <option value={NEW}>{text('newBuilding', { name: newName })}</option>
        {buildings.map(({ uuid, name }) => (
          <option key={uuid} value={uuid}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function AddedSoFar(view: ImportView) {
  const { done, all } = countsOf(view);
  if (done === all && all > 0) return <Progress text={text('addingNetwork')} />;
  return <Progress text={text('adding', { done, all })} label={text('floors')} value={done} max={Math.max(all, 1)} />;
}

function Interruption(view: ImportView) {
  const { error } = view.context;
  const { done } = countsOf(view);
  return (
    <MessageBar intent={error === null ? 'warning' : 'error'} layout="multiline">
      <MessageBarBody>
        {error === null ? text('stopped', { count: done }) : text('failed', { error, count: done })}
      </MessageBarBody>
    </MessageBar>
  );
}

function Success(view: ImportView) {
  const { broughtNetwork: network, placed } = view.context;
  const facts = [
    text('finished', { count: countsOf(view).done }),
    ...(placed > 0 ? [text('placed', { count: placed })] : []),
    ...(network ? [text('networkAdded', { count: network.added })] : []),
    ...(network && network.conflicts > 0 ? [text('networkKept', { count: network.conflicts })] : []),
  ];
  return (
    <MessageBar intent="success" layout="multiline">
      <MessageBarBody>{facts.join(' ')}</MessageBarBody>
    </MessageBar>
  );
}
