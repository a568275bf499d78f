// The paths of suites by their names, for the lists of faults.

/** @param {string} name */
export const unit = (name) => `tests/unit/${name}.test.ts`
/** @param {string} name */
export const component = (name) => `tests/component/${name}.test.tsx`
/** @param {string} name */
export const int = (name) => `tests/int/${name}.test.ts`
