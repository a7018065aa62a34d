import { makeStyles } from '@fluentui/react-components';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { visitorPlanKey } from '@/api/publishing/keys';
import { FONT_FAMILY } from '@/components/fontFamily';
import type { MapLogos } from '@/components/mapCanvas/useMapLogos';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import { floorId } from '@/model/network/network';
import { tourDrawing } from '@/model/routing/tourDrawing';
import type { DirectionRow } from '../directions/directionRows';
import { floorLabels } from '../floorLabels';
import { useMapTexts } from '../languages/mapTexts';
import type { RoutePart } from '../useVisitorRoute';
import type { LoadPlan } from '../VisitorFloorPlan';
import type { Venue } from '../venue';
import { paintRouteFloor } from './paintRouteFloor';

// Beside the page, so that the colours of the theme are not those of the paper.
const useStyles = makeStyles({
  paper: { fontFamily: FONT_FAMILY, fontSize: '12pt', lineHeight: 1.4, color: '#000', colorScheme: 'light' },
  title: { margin: 0, fontSize: '20pt', lineHeight: 1.2 },
  floor: { margin: '0 0 6pt', fontSize: '14pt', breakAfter: 'avoid' },
  line: { margin: '4pt 0' },
  steps: { margin: '12pt 0 18pt', paddingInlineStart: '24pt' },
  step: { padding: '3pt 0', breakInside: 'avoid' },
  length: { float: 'inline-end', paddingInlineStart: '12pt' },
  figure: { margin: '0 0 18pt', breakInside: 'avoid' },
  picture: { display: 'block', boxSizing: 'border-box', width: '100%', border: '1px solid #767676' },
});

const NO_LOGOS: MapLogos = new Map();

interface Props {
  readonly venue: Venue;
  readonly parts: readonly RoutePart[];
  readonly rows: readonly DirectionRow[];
  /** Names of the start and the goal. */
  readonly ends: readonly [string, string];
  /** Time and distance. */
  readonly sum: string;
  readonly loadPlan: LoadPlan;
  readonly onPrinted: () => void;
}

interface Loaded {
  readonly plans: readonly (FloorPlan | undefined)[];
  readonly isComplete: boolean;
}
const loadedOf = (results: readonly { readonly data?: FloorPlan | undefined; isPending: boolean }[]): Loaded => ({
  plans: results.map(({ data }) => data),
  isComplete: results.every(({ isPending }) => !isPending),
});

/** A route on paper: its steps, and the floor plan of each floor with its part of the route. Prints itself once. */
export function RoutePrint({ venue, parts, rows, ends: [start, goal], sum, loadPlan, onPrinted }: Props) {
  const styles = useStyles();
  const { text, language, dir, content } = useMapTexts();
  const paper = useRef<HTMLDivElement>(null);
  const floors = useMemo(
    () => venue.floors.filter(({ uuid }) => parts.some(({ route }) => route.legs.some(({ floor }) => floor === uuid))),
    [venue, parts],
  );
  const { plans, isComplete } = useQueries({
    queries: floors.map((floor) => ({
      queryKey: visitorPlanKey(floor.uuid, floor.plan),
      queryFn: ({ signal }: { signal: AbortSignal }) => loadPlan(floor, signal),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: loadedOf,
  });
  const pictures = useMemo(
    () =>
      isComplete
        ? floors.map((floor, at) => {
            const plan = plans[at];
            if (!plan) return null;
            const drawn = drawnFloor(plan, venue.kinds.get(floor.uuid));
            const places = new Map(
              venue.places
                .filter((place) => place.floor.uuid === floor.uuid)
                .flatMap((place) => {
                  const mesh = drawn.meshByName.get(place.mesh);
                  return mesh === undefined ? [] : [[mesh, { ...place, colour: null }] as const];
                }),
            );
            const labels = floorLabels(venue, floor, drawn, places, NO_LOGOS);
            return paintRouteFloor({
              floor: drawn,
              labels,
              drawing: tourDrawing(
                parts.map(({ route }) => route),
                floorId(floor.uuid),
              ),
            });
          })
        : null,
    [venue, parts, floors, plans, isComplete],
  );
  useEffect(() => {
    if (!pictures) return;
    let isOver = false;
    window.addEventListener('afterprint', onPrinted);
    const images = [...(paper.current?.querySelectorAll('img') ?? [])];
    // A picture that cannot be decoded is left white.
    void Promise.allSettled(images.map((image) => image.decode())).then(() => {
      if (!isOver) window.print();
    });
    return () => {
      isOver = true;
      window.removeEventListener('afterprint', onPrinted);
    };
  }, [pictures, onPrinted]);
  return createPortal(
    <div ref={paper} className={`route-print ${styles.paper}`} lang={language} dir={dir}>
      <h1 className={styles.title} {...content}>
        {venue.name}
      </h1>
      <p className={styles.line}>{text('routeFrom', { name: start })}</p>
      <p className={styles.line}>{text('to', { name: goal })}</p>
      <p className={styles.line}>{sum}</p>
      <ol className={styles.steps}>
        {rows.map(({ key, sentence, length }) => (
          <li key={key} className={styles.step}>
            <span className={styles.length}>{length}</span>
            <span>{sentence}</span>
          </li>
        ))}
      </ol>
      {floors.map((floor, at) => (
        <section key={floor.uuid} className={styles.figure}>
          <h2 className={styles.floor} {...content}>
            {floor.name}
          </h2>
          {pictures?.[at] && <img className={styles.picture} src={pictures[at]} alt="" />}
        </section>
      ))}
    </div>,
    document.body,
  );
}
