import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from '@jest/globals'
import { isTransient, noteConflict, retryConflicts } from '@/lib/retry'

const conflict = () =>
  Object.assign(new Error('WriteConflict'), {
    hasErrorLabel: (label: string) => label === 'TransientTransactionError',
  })

/** Fails so many times, then returns the number of its tries. */
const failing = (times: number, fail: () => unknown) => {
  let tries = 0
  return async () => {
    tries += 1
    if (tries <= times) throw fail()
    return tries
  }
}

describe('a write that conflicts with another one', () => {
  test('it is run again until it succeeds', async () => {
    expect(await retryConflicts(failing(5, conflict))).toBe(6)
  })

  test('it is run again after the database has ended its statement', async () => {
    const ended = () => Object.assign(new Error('canceling statement'), { code: 50 })
    expect(await retryConflicts(failing(2, ended))).toBe(3)
  })

  test('any other error is thrown at once', async () => {
    let tries = 0
    const broken = retryConflicts(async () => {
      tries += 1
      throw new Error('broken')
    })
    await expect(broken).rejects.toThrow('broken')
    expect(tries).toBe(1)
  })

  test('it is run again when only a statement of it says that it conflicts', async () => {
    const translated = failing(2, () => {
      noteConflict(conflict())
      return new Error('Value must be unique')
    })
    expect(await retryConflicts(translated)).toBe(3)
  })

  test('a result that stands for a failure is run again when a statement conflicted, and returned when none did', async () => {
    let tries = 0
    const answer = await retryConflicts(
      async () => {
        tries += 1
        if (tries < 3) noteConflict(conflict())
        return { status: tries < 4 ? 400 : 200 }
      },
      ({ status }) => status >= 400,
    )
    expect([answer.status, tries]).toEqual([400, 3])
  })

  test('after its time the conflict itself is thrown, also past an outer try that began before', async () => {
    let outer = 0
    const gaveUp = retryConflicts(
      () => {
        outer += 1
        return retryConflicts(failing(Infinity, conflict), undefined, 60)
      },
      undefined,
      60,
    )
    expect(await gaveUp.catch(isTransient)).toBe(true)
    expect(outer).toBe(1)
  })

  test('tries that run at the same time do not see the conflicts of each other', async () => {
    let quiet = 0
    await Promise.all([
      retryConflicts(failing(3, conflict)),
      retryConflicts(async () => {
        quiet += 1
        await new Promise((resolve) => setTimeout(resolve, 30))
      }),
    ])
    expect(quiet).toBe(1)
  })

  test('tasks are repeated one after another, each until it has ended', async () => {
    let running = 0
    let most = 0
    const task = () => {
      let tries = 0
      return async () => {
        tries += 1
        if (tries === 1) throw conflict()
        running += 1
        most = Math.max(most, running)
        await pause(5)
        running -= 1
        if (tries < 4) throw conflict()
        return tries
      }
    }
    expect(await Promise.all([1, 2, 3, 4].map(() => retryConflicts(task())))).toEqual([4, 4, 4, 4])
    expect(most).toBe(1)
  })

  test('a task that is a part of a repeated one does not wait for it', async () => {
    const inner = failing(2, conflict)
    const began = Date.now()
    let outer = 0
    const done = retryConflicts(async () => {
      outer += 1
      if (outer === 1) throw conflict()
      return retryConflicts(inner)
    })
    expect(await done).toBe(3)
    expect(Date.now() - began).toBeLessThan(900)
  })

  test('a task that does not end holds up the next one for a second at most', async () => {
    let isStuck = false
    let release: () => void = () => undefined
    const stuck = retryConflicts(() => {
      if (!isStuck) {
        isStuck = true
        return Promise.reject(conflict())
      }
      return new Promise<void>((resolve) => (release = resolve))
    })
    await pause(50)
    expect(await retryConflicts(failing(1, conflict))).toBe(2)
    release()
    await stuck
  })
})
