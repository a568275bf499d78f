/** The family key of each child, given every guardian's children: the smallest id among all who are connected. */
export const familiesOf = (guardians: readonly (readonly string[])[]): Map<string, string> => {
  const parent = new Map<string, string>()
  const root = (id: string): string => {
    let top = id
    for (let up = parent.get(top); up !== undefined && up !== top; up = parent.get(top)) top = up
    return top
  }
  for (const children of guardians) {
    for (const child of children) {
      const [a, b] = [root(children[0]!), root(child)].sort() as [string, string]
      parent.set(a, a)
      parent.set(b, a)
    }
  }
  return new Map([...parent.keys()].map((id) => [id, root(id)]))
}
