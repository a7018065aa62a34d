import { lazyOptional } from '@/components/lazy/lazyPart';
import type { ReadAloudProps } from '@/screens/preview/directions/readAloudPart';

/** Reading aloud by this device; nothing where it cannot speak. */
export const ReadAloudPart = lazyOptional<ReadAloudProps>(async () => {
  if (!('speechSynthesis' in window)) return () => null;
  const [{ ReadAloud }, { provideReadAloud }] = await Promise.all([
    import('@/screens/preview/directions/ReadAloud'),
    import('./readAloudVoices'),
  ]);
  const machine = provideReadAloud(window.speechSynthesis);
  return (props) => <ReadAloud key={props.language} machine={machine} {...props} />;
});
