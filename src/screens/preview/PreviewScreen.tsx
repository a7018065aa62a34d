export function PreviewScreen() {
  return null;
}
