// Shifts the clock of this process to the moment in CLOCK_AT (an ISO time); from there it goes on at its usual speed.
// Jest loads it into every test file, NODE_OPTIONS into every Node process a test starts; one that a test starts without
// NODE_OPTIONS imports it. Without CLOCK_AT it does nothing. Timers, the times of files and SQLite's own clock stay the
// machine's.
const wanted = Date.parse(process.env.CLOCK_AT ?? '')
const IS_SHIFTED = Symbol.for('akademia.clock')

if (!Number.isNaN(wanted) && !(IS_SHIFTED in Date)) {
  const MachineDate = Date
  const machineNow = MachineDate.now.bind(MachineDate)
  // Set once for a whole run, so that all of its processes agree on the time.
  process.env.CLOCK_BEGAN ??= String(machineNow())
  const shift = wanted - Number(process.env.CLOCK_BEGAN)
  const now = () => machineNow() + shift
  // A property like any other: a test may put a time of its own in its place.
  MachineDate.now = now
  Object.assign(MachineDate, { [IS_SHIFTED]: true })
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new MachineDate(now()).toString(),
  })
  MachineDate.prototype.constructor = globalThis.Date
}
