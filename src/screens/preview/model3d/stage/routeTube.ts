import { BackSide, BufferAttribute, BufferGeometry, Color, Group, Mesh, ShaderMaterial } from 'three';
import type { Tube } from '@/model/spatial/tube';

/** Radius of the tube and of the casing around it, in pixels where the camera looks. */
const PIXELS = { tube: 3, casing: 5 } as const;
/** Opacity of the route where walls hide it. */
const HIDDEN_OPACITY = 0.3;
/** After every floor. */
const LAST = 10_000;

const VERTEX = `
uniform float radius;
varying float light;
void main() {
  light = 0.86 + 0.14 * normal.y;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position + normal * radius, 1.0);
}`;
const FRAGMENT = `
uniform vec3 colour;
uniform float opacity;
varying float light;
void main() {
  gl_FragColor = vec4(colour * light, opacity);
}`;

const tubeMaterial = (opacity: number) =>
  new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { radius: { value: 1 }, colour: { value: new Color() }, opacity: { value: opacity } },
  });

/** The route as a tube whose thickness on the screen is always the same. */
export interface RouteTube {
  readonly group: Group;
  setTube(tube: Tube): void;
  setColours(route: string, casing: string): void;
  /** @param metres of a pixel */
  setPixel(metres: number): void;
  dispose(): void;
}

export function createRouteTube(): RouteTube {
  const group = new Group();
  let geometry = new BufferGeometry();
  const tube = tubeMaterial(1);
  const casing = tubeMaterial(1);
  casing.side = BackSide;
  const hidden = tubeMaterial(HIDDEN_OPACITY);
  hidden.transparent = true;
  hidden.depthTest = false;
  hidden.depthWrite = false;
  const meshes = [casing, tube, hidden].map((material) => new Mesh(geometry, material));
  for (const [at, mesh] of meshes.entries()) {
    mesh.renderOrder = LAST + at;
    mesh.frustumCulled = false;
    group.add(mesh);
  }
  return {
    group,
    setTube: ({ positions, normals }) => {
      geometry.dispose();
      geometry = new BufferGeometry();
      geometry.setAttribute('position', new BufferAttribute(positions, 3));
      geometry.setAttribute('normal', new BufferAttribute(normals, 3));
      for (const mesh of meshes) mesh.geometry = geometry;
      group.visible = positions.length > 0;
    },
    setColours: (route, around) => {
      tube.uniforms.colour?.value.set(route);
      hidden.uniforms.colour?.value.set(route);
      casing.uniforms.colour?.value.set(around);
    },
    setPixel: (metres) => {
      for (const [material, pixels] of [
        [tube, PIXELS.tube],
        [hidden, PIXELS.tube],
        [casing, PIXELS.casing],
      ] as const)
        if (material.uniforms.radius) material.uniforms.radius.value = pixels * metres;
    },
    dispose: () => {
      geometry.dispose();
      for (const material of [tube, casing, hidden]) material.dispose();
    },
  };
}
