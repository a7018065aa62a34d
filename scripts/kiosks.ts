/** A simulated fleet of kiosks: `npm run kiosks -- 1000 --minutes 5`. */
import { readArguments, USAGE } from './fleet/arguments';
import { lineOf, runFleet } from './fleet/runFleet';

const options = readArguments(process.argv.slice(2), process.env);
if (typeof options === 'string') {
  console.error(`${options}\n\n${USAGE}`);
  process.exit(1);
}
try {
  const result = await runFleet(options, (line) => console.error(line));
  console.log(`${result.sent} check-ins: ${lineOf(result)}; ${result.updates} updates`);
  const { service } = result;
  if (service)
    console.log(
      `The service: ${service.memoryMegabytes} MB, event-loop delay p99 ${service.eventLoopDelayP99} ms, ${service.cpuSeconds} s of processor time since its start`,
    );
  if (options.isJson) console.log(JSON.stringify(result));
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
