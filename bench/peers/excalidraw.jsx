import { Excalidraw } from '@excalidraw/excalidraw';
import '@excalidraw/excalidraw/index.css';
import { createRoot } from 'react-dom/client';
import { loadWorld } from './world.mjs';

/** Excalidraw zooms out to a tenth at most: this fits the largest floor. */
const PER_METRE = 5;

const world = await loadWorld();
const common = (id, type, x, y, width, height) => ({
  id,
  type,
  x: x * PER_METRE,
  y: y * PER_METRE,
  width: width * PER_METRE,
  height: height * PER_METRE,
  angle: 0,
  strokeColor: '#5b6b7b',
  backgroundColor: 'transparent',
  fillStyle: 'solid',
  strokeWidth: 1,
  strokeStyle: 'solid',
  roughness: 0,
  opacity: 100,
  groupIds: [],
  frameId: null,
  roundness: null,
  seed: 1,
  version: 1,
  versionNonce: 1,
  isDeleted: false,
  boundElements: null,
  updated: 1,
  link: null,
  locked: false,
});
const line = (id, points, style) => {
  const [[x, y]] = points;
  const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])];
  return {
    ...common(id, 'line', x, y, Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)),
    points: points.map(([px, py]) => [(px - x) * PER_METRE, (py - y) * PER_METRE]),
    lastCommittedPoint: null,
    startBinding: null,
    endBinding: null,
    startArrowhead: null,
    endArrowhead: null,
    polygon: false,
    ...style,
  };
};
const elements = [
  ...world.rings.map((ring, i) => line(`room-${i}`, [...ring, ring[0]], { backgroundColor: '#dfe6ee' })),
  ...world.rings.map(([[x, y]], i) => ({
    ...common(`label-${i}`, 'text', x + 1, y + 2, 4, 1),
    text: `Shop ${i}`,
    originalText: `Shop ${i}`,
    fontSize: 5,
    fontFamily: 2,
    textAlign: 'left',
    verticalAlign: 'top',
    containerId: null,
    autoResize: true,
    lineHeight: 1.15,
  })),
  ...world.edges.map(([from, to], i) =>
    line(`path-${i}`, [world.nodes[from], world.nodes[to]], { strokeColor: '#2b7a4b' }),
  ),
  ...world.nodes.map(([x, y], i) => ({
    ...common(`node-${i}`, 'ellipse', x - 0.4, y - 0.4, 0.8, 0.8),
    backgroundColor: '#2b7a4b',
  })),
];

function App() {
  return (
    <div style={world.view}>
      <Excalidraw
        initialData={{ elements, appState: { viewBackgroundColor: '#ffffff' } }}
        excalidrawAPI={(api) => {
          const show = (zoom, x, y) =>
            api.updateScene({
              appState: {
                zoom: { value: zoom },
                scrollX: world.view.width / 2 / zoom - x * PER_METRE,
                scrollY: world.view.height / 2 / zoom - y * PER_METRE,
              },
            });
          globalThis.bench = {
            fit: () =>
              show(
                Math.min(world.view.width / world.width, world.view.height / world.height) / PER_METRE,
                world.width / 2,
                world.height / 2,
              ),
            close: (perMetre, [x, y]) => show(perMetre / PER_METRE, x, y),
          };
          requestAnimationFrame(globalThis.bench.fit);
        }}
      />
    </div>
  );
}

createRoot(document.getElementById('root')).render(<App />);
