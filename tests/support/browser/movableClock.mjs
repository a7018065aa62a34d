/**
 * Loaded before the service: what it takes for the time is ahead of the true time by as many milliseconds as the process that
 * started it says. So a session grows old without anybody waiting for it.
 */
let ahead = 0;
const TrueDate = Date;

globalThis.Date = class extends TrueDate {
  constructor(...given) {
    if (given.length === 0) super(TrueDate.now() + ahead);
    else super(...given);
  }
  static now() {
    return TrueDate.now() + ahead;
  }
};

process.on('message', (told) => {
  ahead = told.ahead;
  process.send?.({ ahead });
});
// Listening here keeps no service from ending.
process.channel?.unref();
