// Shifts the clock of this process to the moment in CLOCK_AT (an ISO time); from there it goes on at its usual speed.
// Jest loads it into every test file, NODE_OPTIONS into every Node process a test starts. Without CLOCK_AT it does
// nothing. Timers, the times of files and SQLite's own clock stay the machine's.
const wanted = Date.parse(process.env.CLOCK_AT ?? '')

if (!Number.isNaN(wanted)) {
  const MachineDate = Date
  // Set once for a whole run, so that all of its processes agree on the time.
  process.env.CLOCK_BEGAN ??= String(MachineDate.now())
  const shift = wanted - Number(process.env.CLOCK_BEGAN)
  const now = () => MachineDate.now() + shift
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new MachineDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
  MachineDate.prototype.constructor = globalThis.Date
}
