import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEditorActors } from '../session/editorActors';
import { useOpenParts } from '../session/openParts';

/** Opens the generation of a network once, where the address asks for it and the person may change nodes and paths. */
export function GenerationAddress() {
  const { editor } = useEditorActors();
  const { isGenerationOpen } = useOpenParts();
  const [params, setParams] = useSearchParams();
  const mayGenerate = useSelector(editor, ({ context }) => context.mayEditNodes && context.mayEditPaths);
  const isTaken = useRef(false);
  const isAsked = params.get('open') === 'generation';
  useEffect(() => {
    if (!isAsked) return;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('open');
        return after;
      },
      { replace: true },
    );
    if (isTaken.current || !mayGenerate) return;
    isTaken.current = true;
    isGenerationOpen.set(true);
  }, [isAsked, mayGenerate, isGenerationOpen, setParams]);
  return null;
}
