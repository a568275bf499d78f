// What a suite imports of @jest/globals, as the runner of the integration tests gives it (module-hooks.mjs).
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } =
  /** @type {any} */ (globalThis)
