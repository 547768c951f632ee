// Loaded before a server: its clock (`Date`) shows as much more as the process that started it says.

let ahead = 0;
const { now } = Date;
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [now() + ahead] : given, made),
  apply: () => new RealDate(now() + ahead).toString(),
});
Date.now = () => now() + ahead;

process.on('message', ({ ms }: { readonly ms: number }) => {
  ahead = ms;
  process.send?.({ ms });
});
process.channel?.unref();
