import { type ComponentType, createContext } from 'react';

export interface ReadAloudProps {
  /** Of the sentence, as a BCP 47 tag. */
  readonly language: string;
  /** The step that is shown. */
  readonly sentence: string;
}

/** The button that reads steps aloud; null where nothing can. It is loaded with the first directions. */
export const ReadAloudContext = createContext<ComponentType<ReadAloudProps> | null>(null);
