import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { provideReadAloud, voiceFor } from '@/app/visitor/readAloudVoices';

class Utterance {
  lang = '';
  voice: { readonly name: string } | null = null;
  onend: () => void = () => undefined;
  onerror: (event: { error: string }) => void = () => undefined;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const voice = (name: string, lang: string, localService = true) => ({ name, lang, localService });

/** The speech of a browser that knows its voices at once, or later. */
function browserSpeech(voices: ReturnType<typeof voice>[]) {
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  const events = new EventTarget();
  const spoken: Utterance[] = [];
  const cancel = vi.fn();
  const speech = Object.assign(events, {
    getVoices: () => voices,
    speak: (utterance: Utterance) => spoken.push(utterance),
    cancel,
  });
  const actor = createActor(provideReadAloud(speech as unknown as SpeechSynthesis), {
    input: { language: 'de', sentence: 'Links abbiegen' },
  }).start();
  const state = () => actor.getSnapshot().value;
  return {
    actor,
    events,
    spoken,
    cancel,
    state,
    settled: (value: unknown) => vi.waitFor(() => expect(state()).toEqual(value)),
  };
}

afterEach(() => vi.unstubAllGlobals());

it('[PV43] takes a voice of the region and of the device before others, and none of another language', () => {
  const voices = [
    voice('far', 'de-DE', false),
    voice('swiss', 'de-CH'),
    voice('near', 'de_DE'),
    voice('english', 'en-GB'),
  ] as unknown as SpeechSynthesisVoice[];
  expect(voiceFor(voices, 'de-DE')?.name).toBe('near');
  expect(voiceFor(voices, 'de')?.name).toBe('swiss');
  expect(voiceFor(voices, 'en-US')?.name).toBe('english');
  expect(voiceFor(voices, 'fr')).toBeUndefined();
});

it('[PV43] waits for voices that the browser names later', async () => {
  const voices: ReturnType<typeof voice>[] = [];
  const { events, settled, state } = browserSpeech(voices);
  await Promise.resolve();
  expect(state()).toBe('seeking');
  voices.push(voice('anna', 'de-DE'));
  events.dispatchEvent(new Event('voiceschanged'));
  await settled('off');
});

it('[PV43] offers nothing where no voice speaks the language', async () => {
  const { settled } = browserSpeech([voice('kate', 'en-GB')]);
  await settled('missing');
});

it('[PV43] reads with the voice of the language, and is silent when it is turned off or goes', async () => {
  const { actor, spoken, cancel, settled } = browserSpeech([voice('anna', 'de-DE')]);
  await settled('off');
  actor.send({ type: 'turnedOn' });
  expect(spoken.map(({ text, lang, voice: by }) => [text, lang, by?.name])).toEqual([
    ['Links abbiegen', 'de-DE', 'anna'],
  ]);
  spoken[0]?.onend();
  await settled({ on: 'silent' });
  actor.send({ type: 'stepShown', sentence: 'Geradeaus' });
  expect(spoken[1]?.text).toBe('Geradeaus');
  spoken[1]?.onerror({ error: 'audio-busy' });
  await settled({ on: 'silent' });
  actor.send({ type: 'stepShown', sentence: 'Rechts' });
  cancel.mockClear();
  actor.send({ type: 'turnedOff' });
  expect(cancel).toHaveBeenCalled();
  actor.send({ type: 'turnedOn' });
  cancel.mockClear();
  actor.stop();
  expect(cancel).toHaveBeenCalled();
});

it('[PV43] is silent when the page is hidden, and not when it is shown again', async () => {
  const { actor, cancel, settled, state } = browserSpeech([voice('anna', 'de-DE')]);
  await settled('off');
  actor.send({ type: 'turnedOn' });
  cancel.mockClear();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(state()).toEqual({ on: 'speaking' });
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(state()).toEqual({ on: 'silent' });
  expect(cancel).toHaveBeenCalled();
  actor.stop();
  visibility.mockRestore();
});
