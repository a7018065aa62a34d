import { Button, makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { LocationRegular } from '@fluentui/react-icons';
import { Suspense, useMemo, useState } from 'react';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { Loading } from '@/components/feedback/Loading';
import { RecordDialog } from '@/components/form/RecordDialog';
import { TextField } from '@/components/form/TextField';
import { useRecordForm } from '@/components/form/useRecordForm';
import { lazyPart } from '@/components/lazy/lazyPart';
import type { ProjectDetails } from '@/contract/locations/projectDetails';
import { formRecordOf } from '@/machines/records/recordKind';
import { readPair } from '@/model/content/readNumber';
import { ReferenceCheck } from '../ReferenceCheck';
import { boundingKind, placeOf } from '../tabKinds';
import type { TabProps } from '../tabProps';
import { text } from '../texts';

const useStyles = makeStyles({
  tab: { display: 'flex', flexDirection: 'column', gap: '16px', alignItems: 'flex-start', maxWidth: '640px' },
  heading: { margin: 0 },
  points: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: '16px', width: '100%' },
  point: {
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    gap: '6px 16px',
    margin: '8px 0 0',
    fontVariantNumeric: 'tabular-nums',
  },
  term: { color: tokens.colorNeutralForeground3 },
  fact: { margin: 0 },
  pair: {
    display: 'grid',
    alignItems: 'start',
    // Two columns: latitude beside longitude, x beside y.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
    gap: '12px',
    // By default an input is as wide as twenty letters and would cover the next one.
    '& input': { width: '100%' },
  },
});

// Many type the numbers that they have.
const BoundingMap = lazyPart(async () => (await import('../BoundingMap')).BoundingMap);

const POINTS = ['first', 'second'] as const;
const POINT_NAMES = { first: text('firstPoint'), second: text('secondPoint') } as const;
const PARTS = { lat: text('latitude'), lon: text('longitude'), x: text('x'), y: text('y') } as const;
type Part = keyof typeof PARTS;
const parts = Object.keys(PARTS) as Part[];

type Props = Pick<TabProps, 'project' | 'machine'>;

/** The two points that tie the floor plan to the Earth. */
export function BoundingTab({ project, machine }: Props) {
  const styles = useStyles();
  const [isEditing, setEditing] = useState(false);
  const { settings } = project;
  return (
    <div className={styles.tab}>
      <Text>{text('boundingText')}</Text>
      <div className={styles.points}>
        {POINTS.map((point) => (
          <section key={point} className={styles.point} aria-label={POINT_NAMES[point]}>
            <Subtitle2 as="h2" className={styles.heading}>
              {POINT_NAMES[point]}
            </Subtitle2>
            <dl className={styles.facts}>
              {parts.map((part) => (
                <div key={part} style={{ display: 'contents' }}>
                  <dt className={styles.term}>{PARTS[part]}</dt>
                  <dd className={styles.fact}>{settings?.[`map_bounding_${point}_${part}`] ?? text('unset')}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <ReferenceCheck values={boundingKind.valuesOf(project)} />
      <Button appearance="primary" onClick={() => setEditing(true)}>
        {text('editPoints')}
      </Button>
      {isEditing && <BoundingDialog project={project} machine={machine} onEnd={() => setEditing(false)} />}
    </div>
  );
}

function BoundingDialog({ project, machine, onEnd }: Props & { project: ProjectDetails; onEnd: () => void }) {
  const styles = useStyles();
  useReturnFocus();
  const form = useRecordForm(boundingKind, {
    machine,
    record: formRecordOf(boundingKind, project),
    choices: undefined,
    onEnd,
  });
  const accept = (point: (typeof POINTS)[number], part: Part) => (before: string, typed: string) => {
    const pair = before === '' && (part === 'lat' || part === 'x') ? readPair(typed) : null;
    if (!pair) return typed;
    form.set(`map_bounding_${point}_${part === 'lat' ? 'lon' : 'y'}`, pair[1]);
    return pair[0];
  };
  const [isPicking, setPicking] = useState(false);
  const floor = project.first_floor ?? null;
  const points = useMemo(
    () => ({ first: placeOf(form.values, 'first'), second: placeOf(form.values, 'second') }),
    [form.values],
  );
  return (
    <RecordDialog name="mapBounding" title={text('pointsTitle')} form={form}>
      {POINTS.map((point) => (
        <div key={point} className={styles.pair}>
          {parts.map((part) => (
            <TextField
              key={part}
              form={form}
              name={`map_bounding_${point}_${part}`}
              accept={accept(point, part)}
              {...(part === 'x' && { hint: text('metresHint') })}
              {...(point === 'first' && part === 'lat' && { autoFocus: true, hint: text('degreesHint') })}
            />
          ))}
        </div>
      ))}
      <ReferenceCheck values={form.values} />
      {floor !== null && (
        <div>
          <Button
            size="small"
            icon={<LocationRegular />}
            aria-expanded={isPicking}
            onClick={() => setPicking(!isPicking)}
          >
            {text(isPicking ? 'hidePlan' : 'pickPoints')}
          </Button>
        </div>
      )}
      {isPicking && floor !== null && (
        <Suspense fallback={<Loading label={text('previewLoading')} />}>
          <BoundingMap
            floor={floor}
            points={points}
            onPick={(point, { x, y }) => {
              form.set(`map_bounding_${point}_x`, x.toFixed(2));
              form.set(`map_bounding_${point}_y`, y.toFixed(2));
            }}
          />
        </Suspense>
      )}
    </RecordDialog>
  );
}
