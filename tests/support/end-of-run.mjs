import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** After the last suite: what the suites of this run shared (tests/support/snapshots.ts) goes with it. */
export default function endOfRun() {
  return rm(join(tmpdir(), `akademia-run-${process.env.TEST_RUN}`), { recursive: true, force: true })
}
