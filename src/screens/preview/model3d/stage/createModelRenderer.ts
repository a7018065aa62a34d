import {
  AmbientLight,
  Color,
  ColorManagement,
  DirectionalLight,
  LinearSRGBColorSpace,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three';
import { toDegrees } from '@/model/geometry/turns';
import { axesOf, type Box3d, FIELD_OF_VIEW, metresPerPixel, NEAR_SHARE } from '@/model/spatial/orbit';
import { tubeOf } from '@/model/spatial/tube';
import type { CreateModelRenderer, ModelStage } from '../modelRenderer';
import { createFloorGroup, createSelectedMesh, disposeMaterials, type FloorGroup, floorMaterials } from './floorGroup';
import { createRouteTube } from './routeTube';

// The colours of the map are used as they are: the light is even on what faces up.
ColorManagement.enabled = false;

/** Of the light on what faces up: the rest is that of the sun, which shadows lack. */
const AMBIENT = 0.86;
/** To the sun: from the upper left of the plan, as the shadows of the plan fall. */
const SUN = { x: -0.42, y: 1, z: -0.5 } as const;
const SUN_LENGTH = Math.hypot(SUN.x, SUN.y, SUN.z);
/** A material shines back this part of the light. */
const DIFFUSE = Math.PI;
const SHADOW_PIXELS = 2048;
/** Distances beyond this multiple of that to the middle are not drawn. */
const FAR_SHARE = 12;

export const createModelRenderer: CreateModelRenderer = (canvas, onLost) => {
  const renderer = new WebGLRenderer({ canvas, antialias: true, stencil: false });
  renderer.outputColorSpace = LinearSRGBColorSpace;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  const scene = new Scene();
  const background = new Color();
  scene.background = background;
  const camera = new PerspectiveCamera(toDegrees(FIELD_OF_VIEW));
  const sun = new DirectionalLight(0xffffff, DIFFUSE * (1 - AMBIENT) * SUN_LENGTH);
  sun.shadow.mapSize.set(SHADOW_PIXELS, SHADOW_PIXELS);
  sun.shadow.radius = 4;
  sun.shadow.normalBias = 0.15;
  const ambient = new AmbientLight(0xffffff, DIFFUSE * AMBIENT);
  scene.add(ambient, sun, sun.target);
  const materials = floorMaterials();
  const tube = createRouteTube();
  scene.add(tube.group);
  const floors = new Map<
    string,
    { readonly stage: ModelStage['floors'][number]['coloured']; readonly made: FloorGroup }
  >();
  let selected: ReturnType<typeof createSelectedMesh> | null = null;
  let shown: ModelStage | null = null;

  const light = (box: Box3d) => {
    const reach = Math.hypot(box.maxX - box.minX, box.maxY - box.minY, box.maxZ - box.minZ) / 2;
    sun.target.position.set((box.minX + box.maxX) / 2, (box.minZ + box.maxZ) / 2, (box.minY + box.maxY) / 2);
    sun.position.copy(sun.target.position).addScaledVector(sun.position.clone().set(SUN.x, SUN.y, SUN.z), reach * 2);
    const { camera: view } = sun.shadow;
    [view.left, view.right, view.bottom, view.top] = [-reach, reach, -reach, reach];
    [view.near, view.far] = [reach * 0.1, reach * 5];
    view.updateProjectionMatrix();
  };
  const setFloors = ({ floors: wanted }: ModelStage) => {
    const left = new Set(floors.keys());
    for (const [level, floor] of wanted.entries()) {
      left.delete(floor.uuid);
      const known = floors.get(floor.uuid);
      let made = known?.made;
      if (!made || known?.stage !== floor.coloured) {
        if (made) {
          scene.remove(made.group);
          made.dispose();
        }
        made = createFloorGroup(floor.coloured, materials);
        floors.set(floor.uuid, { stage: floor.coloured, made });
        scene.add(made.group);
      }
      made.place({ elevation: floor.elevation, level, isClear: floor.isClear });
    }
    for (const uuid of left) {
      const made = floors.get(uuid)?.made;
      if (made) scene.remove(made.group);
      made?.dispose();
      floors.delete(uuid);
    }
  };
  const setSelected = (next: ModelStage['selected']) => {
    if (selected) scene.remove(selected.mesh);
    selected?.dispose();
    selected = next && createSelectedMesh(next.coloured, next.elevation, materials);
    if (selected) scene.add(selected.mesh);
  };
  canvas.addEventListener('webglcontextlost', onLost);

  return {
    setStage: (stage) => {
      const { colours, lit } = stage;
      background.set(colours.background);
      tube.setColours(colours.route, colours.casing);
      if (shown?.floors !== stage.floors) setFloors(stage);
      if (shown?.selected !== stage.selected) setSelected(stage.selected);
      if (shown?.route !== stage.route) tube.setTube(tubeOf(stage.route));
      if (lit) light(lit);
      renderer.shadowMap.needsUpdate = true;
      shown = stage;
    },
    render: (orbit, lens, pixelRatio) => {
      renderer.setPixelRatio(pixelRatio);
      renderer.setSize(lens.width, lens.height, false);
      const { width, height, centre } = lens;
      const { eye, up } = axesOf(orbit);
      camera.aspect = width / height;
      camera.near = orbit.distance * NEAR_SHARE;
      camera.far = orbit.distance * FAR_SHARE;
      // The middle of the picture is where nothing covers the map.
      camera.setViewOffset(width, height, width / 2 - centre.x, height / 2 - centre.y, width, height);
      camera.position.set(eye[0], eye[2], eye[1]);
      camera.up.set(up[0], up[2], up[1]);
      camera.lookAt(orbit.target.x, orbit.target.z, orbit.target.y);
      tube.setPixel(metresPerPixel(orbit, lens));
      renderer.render(scene, camera);
    },
    get drawCalls() {
      return renderer.info.render.calls;
    },
    dispose: () => {
      canvas.removeEventListener('webglcontextlost', onLost);
      for (const { made } of floors.values()) made.dispose();
      floors.clear();
      selected?.dispose();
      tube.dispose();
      disposeMaterials(materials);
      sun.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
};
