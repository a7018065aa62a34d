import type { ConsoleMessage, Port, VisualizerMessage } from '@/machines/inspect/inspection';

type Message = ConsoleMessage | VisualizerMessage;

/** A channel to the other windows of this browser and origin; each side hears the other side alone. */
function openPort<Sent extends Message, Received extends Message>(
  name: string,
  hears: Received['from'],
): Port<Sent, Received> & { close(): void } {
  const channel = new BroadcastChannel(name);
  const isHeard = (message: Message): message is Received => message.from === hears;
  return {
    post: (message) => channel.postMessage(message),
    listen: (onMessage) => {
      const hear = ({ data }: MessageEvent<Message>) => {
        if (isHeard(data)) onMessage(data);
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
    close: () => channel.close(),
  };
}

export const openConsolePort = (name: string) => openPort<ConsoleMessage, VisualizerMessage>(name, 'visualizer');
export const openVisualizerPort = (name: string) => openPort<VisualizerMessage, ConsoleMessage>(name, 'console');
