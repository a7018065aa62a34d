import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Circle, Layer, Line, Stage, Text } from 'react-konva';
import { loadWorld } from './world.mjs';

const world = await loadWorld();
const still = { perfectDrawEnabled: false, shadowForStrokeEnabled: false, listening: false };

/** An element per object, with Konva's own advice: no perfect drawing, no hits where none are needed. */
function Objects() {
  return (
    <Layer>
      {world.rings.map((ring) => (
        <Line
          key={`room ${ring[0]}`}
          points={ring.flat()}
          closed
          fill="#dfe6ee"
          stroke="#5b6b7b"
          strokeWidth={0.1}
          {...still}
        />
      ))}
      {world.rings.map(([[x, y]], i) => (
        <Text key={`label ${x} ${y}`} x={x + 1} y={y + 2} text={`Shop ${i}`} fontSize={1} {...still} />
      ))}
      {world.edges.map(([from, to]) => (
        <Line
          key={`path ${from} ${to}`}
          points={[...world.nodes[from], ...world.nodes[to]]}
          stroke="#2b7a4b"
          strokeWidth={0.15}
          {...still}
        />
      ))}
      {world.nodes.map(([x, y]) => (
        <Circle key={`node ${x} ${y}`} x={x} y={y} radius={0.4} fill="#2b7a4b" draggable perfectDrawEnabled={false} />
      ))}
    </Layer>
  );
}

function App() {
  const ref = useRef(null);
  useEffect(() => {
    const stage = ref.current;
    const show = (scale, x, y) => {
      stage.scale({ x: scale, y: scale });
      stage.position({ x: world.view.width / 2 - x * scale, y: world.view.height / 2 - y * scale });
      stage.batchDraw();
    };
    const fit = () =>
      show(
        Math.min(world.view.width / world.width, world.view.height / world.height),
        world.width / 2,
        world.height / 2,
      );
    globalThis.bench = { fit, close: (perMetre, [x, y]) => show(perMetre, x, y) };
    fit();
  }, []);
  const wheel = ({ evt }) => {
    evt.preventDefault();
    const stage = ref.current;
    if (!evt.ctrlKey) {
      stage.position({ x: stage.x() - evt.deltaX, y: stage.y() - evt.deltaY });
    } else {
      const at = stage.getPointerPosition();
      const before = stage.scaleX();
      const scale = before * Math.exp(-evt.deltaY / 400);
      stage.scale({ x: scale, y: scale });
      stage.position({
        x: at.x - ((at.x - stage.x()) / before) * scale,
        y: at.y - ((at.y - stage.y()) / before) * scale,
      });
    }
    stage.batchDraw();
  };
  return (
    <Stage ref={ref} {...world.view} onWheel={wheel}>
      <Objects />
    </Stage>
  );
}

createRoot(document.getElementById('root')).render(<App />);
