import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { Suspense, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { Loading } from '@/components/feedback/Loading';
import { lazyOptional, lazyPart } from '@/components/lazy/lazyPart';
import type { Problem } from '@/model/network/checks/problem';
import type { Operation } from '@/model/network/operations/operation';
import { EditorCanvas } from '../canvas/EditorCanvas';
import { useEditorCommands } from '../commands/useEditorCommands';
import { PanelButton } from '../layout/PanelButton';
import type { Side } from '../layout/panelLayout';
import { SidePanel } from '../layout/SidePanel';
import { OpenPanel, usePanels } from '../layout/usePanels';
import { useEditedFloor } from '../session/editedFloor';
import { isReadingNetwork, useEditorActors } from '../session/editorActors';
import { useEditorServices } from '../session/editorServices';
import { useOpenParts } from '../session/openParts';
import { useEditorAddress } from '../session/useEditorAddress';
import { useRememberedView } from '../session/useRememberedView';
import { text } from '../texts';
import { useToolEffects } from '../tools/useToolEffects';
import { EditorToolbar } from './EditorToolbar';
import { useEditorKeys } from './useEditorKeys';

// The map is shown first; these parts load beside it, or on demand.
const PlacesPanel = lazyPart(async () => (await import('../panels/places/PlacesPanel')).PlacesPanel);
const Inspector = lazyPart(async () => (await import('../panels/Inspector')).Inspector);
const ContextMenu = lazyPart(async () => (await import('../menu/ContextMenu')).ContextMenu);
const PageCommands = lazyOptional(async () => (await import('./PageCommands')).PageCommands);
const StatusBar = lazyPart(async () => (await import('./StatusBar')).StatusBar);
const Clipboard = lazyOptional(async () => (await import('../commands/Clipboard')).Clipboard);
const CanvasAnnouncers = lazyOptional(
  async () => (await import('../canvas/announcers/CanvasAnnouncers')).CanvasAnnouncers,
);
const ColleagueChanges = lazyOptional(async () => (await import('../presence/ColleagueChanges')).ColleagueChanges);
const KeptInput = lazyOptional(async () => (await import('../typed/KeptInput')).KeptInput);
const RouteCaseRunner = lazyOptional(async () => (await import('../tools/cases/RouteCaseRunner')).RouteCaseRunner);
const NetworkGenerationHost = lazyPart(
  async () => (await import('../generation/NetworkGenerationHost')).NetworkGenerationHost,
);
const GenerationAddress = lazyPart(async () => (await import('../generation/GenerationAddress')).GenerationAddress);
const PlacementList = lazyPart(async () => (await import('./list/PlacementList')).PlacementList);

const useStyles = makeStyles({
  workbench: {
    display: 'grid',
    height: '100%',
    gridTemplateRows: 'auto minmax(0, 1fr) 28px',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  whole: { gridColumn: '1 / -1', minWidth: 0 },
  bar: { minHeight: '44px' },
  list: { minHeight: 0, overflow: 'hidden' },
  middle: { gridRow: 2, gridColumn: 2, position: 'relative', minWidth: 0, minHeight: 0, overflow: 'hidden' },
});

const NO_PROBLEMS: readonly Problem[] = [];

/** The editor of a loaded location: toolbar, places, canvas, inspector, status. */
export function EditorWorkbench() {
  const styles = useStyles();
  const { document, editor } = useEditorActors();
  const { menu, isGenerationOpen: generation } = useOpenParts();
  const { Underlay } = useEditorServices();
  const { isLoading } = useEditedFloor();
  const isReading = useSelector(document, isReadingNetwork);
  const isMap = useSelector(editor, (snapshot) => snapshot.matches({ view: 'map' }));
  // The canvas is rendered first. Nodes and paths are on their way while toolbar and panels are rendered.
  const isChromeReady = useDeferredValue(true, false);
  const mayLoad = !isMap || !isLoading;
  useEffect(() => {
    if (mayLoad) document.send({ type: 'load' });
  }, [mayLoad, document]);
  const panels = usePanels();
  // A third of the window at most, so that the canvas stays the largest part.
  const column = (side: Side) =>
    panels.room === 'sheets' || panels.isFolded(side) ? '0' : `min(${panels.widthOf(side)}px, 34vw)`;
  const [problems, setProblems] = useState<readonly Problem[]>(NO_PROBLEMS);
  const [preview, setPreview] = useState<Operation | null>(null);

  useRememberedView();
  useToolEffects();
  useEditorAddress();
  const run = useEditorCommands();
  const isGenerationOpen = useSyncExternalStore(generation.subscribe, generation.get);
  const menuRequest = useSyncExternalStore(menu.subscribe, menu.get);
  useEditorKeys(run);

  return (
    <div
      className={styles.workbench}
      style={{ gridTemplateColumns: `${column('left')} minmax(0, 1fr) ${column('right')}` }}
    >
      {isChromeReady ? (
        <EditorToolbar className={mergeClasses(styles.whole, styles.bar)} run={run} />
      ) : (
        <div className={mergeClasses(styles.whole, styles.bar)} />
      )}
      {isMap ? (
        <>
          <SidePanel side="left" panels={panels} label={text('placesOfFloor')}>
            {isChromeReady && (
              <Suspense fallback={null}>
                <PlacesPanel onProblems={setProblems} onPreview={setPreview} />
              </Suspense>
            )}
          </SidePanel>
          <section className={styles.middle} aria-label={text('floorPlan')}>
            <EditorCanvas problems={problems} preview={preview} onCommand={run} />
            <PanelButton side="left" panels={panels} />
            <PanelButton side="right" panels={panels} />
          </section>
          <SidePanel side="right" panels={panels} label={text('properties')}>
            {/* Nothing can be selected before. */}
            {!isReading && (
              <OpenPanel value={panels.open}>
                <Suspense fallback={null}>
                  <Inspector />
                </Suspense>
              </OpenPanel>
            )}
          </SidePanel>
        </>
      ) : (
        <section className={mergeClasses(styles.whole, styles.list)} aria-label={text('list')}>
          <Suspense fallback={<Loading label={text('loadingList')} />}>
            <PlacementList />
          </Suspense>
        </section>
      )}
      <Suspense fallback={null}>
        <PageCommands run={run} />
        <Clipboard />
        {!isReading && <CanvasAnnouncers />}
        {!isReading && <RouteCaseRunner />}
        {!isReading && <ColleagueChanges />}
        {!isReading && <KeptInput />}
        {!isReading && <GenerationAddress />}
      </Suspense>
      <Suspense fallback={null}>{isMap && <Underlay />}</Suspense>
      <Suspense fallback={null}>{isGenerationOpen && <NetworkGenerationHost onPreview={setPreview} />}</Suspense>
      {menuRequest && (
        <Suspense fallback={null}>
          <ContextMenu request={menuRequest} run={run} />
        </Suspense>
      )}
      {isChromeReady && (
        <Suspense fallback={null}>
          <StatusBar className={styles.whole} />
        </Suspense>
      )}
    </div>
  );
}
