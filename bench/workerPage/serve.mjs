/** Serves the messages of both workers: parses the file at an address so many times, or reads an archive once. */
export function serve({ parser, zip }) {
  const jobs = {
    async parse({ name, address, rounds }) {
      const { parse, facts } = parser(name);
      const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
      const times = [];
      let made = null;
      for (let turn = 0; turn < rounds; turn++) {
        made = null;
        const begin = performance.now();
        made = parse(bytes);
        times.push(performance.now() - begin);
      }
      return { times, ...facts(made) };
    },
    zip: ({ archive }) => zip(archive),
  };
  addEventListener('message', async ({ data }) => {
    try {
      postMessage({ answer: await jobs[data.job](data) });
    } catch (error) {
      postMessage({ failed: String(error) });
    }
  });
}
