/** Of the button that publishes. */
export interface PublishControlProps {
  /** Whether something is not saved. */
  readonly isDirty: boolean;
  readonly onSave: () => void;
}
