/** Lets files that are dropped beside every place for them do nothing: the browser would leave the page and open them. */
export function ignoreStrayDrops(window: Window): void {
  const ignore = (event: DragEvent) => {
    // A place for files has prevented it already.
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', ignore);
  window.addEventListener('drop', ignore);
}
