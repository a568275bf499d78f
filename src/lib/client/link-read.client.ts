import { useEffect, useState } from 'react'
import { ApiError } from './api.client'
import { useLinkToken } from './link-token.client'

/**
 * What the token in the page's address gives the right to. `read` has to be the same function at every drawing. `isBad` says
 * that the link does not hold: only a 400 says so, any other failure may pass and is in `failure`, with `retry`.
 */
export function useLinkRead<Value>(read: (token: string) => Promise<Value>) {
  const token = useLinkToken()
  const [value, setValue] = useState<Value>()
  const [problem, setProblem] = useState<ApiError>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!token) return
    const load = async () => {
      try {
        setValue(await read(token))
        setProblem(undefined)
      } catch (error) {
        if (error instanceof ApiError) setProblem(error)
      }
    }
    void load()
  }, [read, token, tries])
  return {
    token,
    value,
    setValue,
    isBad: token === '' || problem?.status === 400,
    failure: problem && problem.status !== 400 ? problem.message : undefined,
    retry: () => setTries(tries + 1),
  }
}
