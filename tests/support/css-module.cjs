// A CSS module under test: every class is called what the source calls it.
module.exports = new Proxy({}, { get: (_target, key) => (key === '__esModule' ? false : key) })
