import type { FeatureName } from '@/model/access/features';

/** Who may open a route. What is refused goes to `/`. */
export type Guard =
  | { readonly kind: 'public' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'staff' }
  | { readonly kind: 'feature'; readonly feature: FeatureName };

export interface RouteEntry {
  readonly path: string;
  readonly title: string;
  readonly guard: Guard;
}

const PUBLIC: Guard = { kind: 'public' };
const SIGNED_IN: Guard = { kind: 'signed-in' };

/** Every route of the console that has its screen. */
export const ROUTES = {
  login: { path: '/login', title: 'Sign in', guard: PUBLIC },
  notFound: { path: '/404', title: 'Not Found', guard: PUBLIC },
  preview: { path: '/preview/:id', title: 'Preview', guard: PUBLIC },
  mapPreview: { path: '/map-preview/:id', title: 'Map preview', guard: PUBLIC },
  home: { path: '/', title: 'Locations', guard: SIGNED_IN },
  locations: { path: '/locations', title: 'Locations', guard: SIGNED_IN },
  buildings: { path: '/locations/:id/buildings', title: 'Buildings', guard: SIGNED_IN },
  uploadedMapFiles: { path: '/uploaded-map-files/:id', title: 'Uploaded map files', guard: { kind: 'staff' } },
  editor: { path: '/editor/:id', title: 'Map editor', guard: SIGNED_IN },
} as const satisfies Record<string, RouteEntry>;
