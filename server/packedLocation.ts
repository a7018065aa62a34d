import type { Publication } from '@/contract/locations/projectData';

/** A location as it is published; its network is stored as it is. */
export type PackedLocation = Omit<Publication, 'network'> & { readonly network: unknown };
