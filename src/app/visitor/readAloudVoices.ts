import { fromCallback, fromPromise } from 'xstate';
import { type ReadAloudEvent, readAloudMachine } from '@/machines/readAloud.machine';

const baseOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? '';

/** The voice for a language: one of its region and of the device itself before others; undefined where there is none. */
export function voiceFor(voices: readonly SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice | undefined {
  const rank = (voice: SpeechSynthesisVoice) =>
    // Others send what they read to a server, which a device without a network does not reach.
    (voice.localService ? 0 : 2) + (voice.lang.replace('_', '-') === language ? 0 : 1);
  return voices
    .filter(({ lang }) => baseOf(lang) === baseOf(language))
    .toSorted((one, other) => rank(one) - rank(other))[0];
}

/** Reading aloud by the voices of this device. @param speech that of the browser */
export const provideReadAloud = (speech: SpeechSynthesis) =>
  readAloudMachine.provide({
    actors: {
      findVoice: fromPromise(async ({ input: { language }, signal }) => {
        // Some browsers load them when they are first asked for.
        if (speech.getVoices().length === 0)
          await new Promise((resolve) => speech.addEventListener('voiceschanged', resolve, { once: true, signal }));
        return voiceFor(speech.getVoices(), language) !== undefined;
      }),
      speak: fromPromise(
        ({ input: { language, sentence }, signal }) =>
          new Promise<void>((resolve, reject) => {
            const utterance = new SpeechSynthesisUtterance(sentence);
            const voice = voiceFor(speech.getVoices(), language);
            utterance.lang = voice?.lang ?? language;
            if (voice) utterance.voice = voice;
            utterance.onend = () => resolve();
            utterance.onerror = ({ error }) => reject(new Error(error));
            signal.addEventListener('abort', () => speech.cancel());
            speech.speak(utterance);
          }),
      ),
      watchPage: fromCallback<ReadAloudEvent>(({ sendBack }) => {
        const onChange = () => {
          if (document.visibilityState === 'hidden') sendBack({ type: 'pageHidden' });
        };
        document.addEventListener('visibilitychange', onChange);
        return () => document.removeEventListener('visibilitychange', onChange);
      }),
    },
  });
