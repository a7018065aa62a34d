/** Who may open the visualizer: everyone in development and in the demo, staff where the service allows it, or nobody. */
export type VisualizerAccess = 'open' | 'staff' | 'closed';

/** The service writes its setting into the page; a development build has no service that does. */
export function visualizerAccess(): VisualizerAccess {
  if (import.meta.env.DEV) return 'open';
  const written = document.querySelector<HTMLMetaElement>('meta[name=visualizer]')?.content;
  return written === 'open' || written === 'staff' ? written : 'closed';
}
