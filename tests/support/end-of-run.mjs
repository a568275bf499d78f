import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** After the last suite: the databases, files and snapshots of this run's suites go. */
export default function endOfRun() {
  return rm(join(tmpdir(), `akademia-run-${process.env.TEST_RUN}`), { recursive: true, force: true })
}
