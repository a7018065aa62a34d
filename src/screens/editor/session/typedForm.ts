import type { QueryClient } from '@tanstack/react-query';
import type { KeptDraft } from '@/components/form/useRebasedDraft';
import type { Store } from '@/components/mapCanvas/store';
import type { TypedInput } from '@/machines/editor/documentTypes';
import type { FieldValues } from '@/model/network/besideChange';
import type { EditorActors } from './editorActors';
import type { OpenedLocation } from './openedLocation';

/** The parts of the editor that saving the input of forms needs. */
export interface TypedWorld extends Pick<EditorActors, 'document'>, Pick<OpenedLocation, 'project' | 'data'> {
  readonly typed: Store<TypedInput>;
  readonly client: QueryClient;
}

/** A form beside the network, whose input is kept with the unsaved work. */
export interface TypedForm {
  /** Its values as they are saved, null where its record does not exist yet. @throws Error in words where it is gone */
  readonly saved: () => Promise<FieldValues | null>;
  /** Saves input; gives the message of the service. @throws Error in words for input that cannot be saved */
  readonly save: (input: KeptDraft<FieldValues>) => Promise<string | null>;
  /** Selects the object of the form, where it has one. */
  readonly show: () => void;
}
