/**
 * Reads the text of server-sent events, in parts as they arrive. Returns the names of the events that a part completes; their
 * data and comments are skipped.
 */
export function createEventStreamReader(): (part: string) => string[] {
  let rest = '';
  let name = '';
  return (part) => {
    const names: string[] = [];
    const lines = (rest + part).split(/\r\n|\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('event:')) name = line.slice('event:'.length).trim();
      if (line !== '' || name === '') continue;
      names.push(name);
      name = '';
    }
    return names;
  };
}
