/** Hours of all categories together, by month (YYYY-MM), to two decimals. */
export const hoursByMonth = (rows: readonly { month: string; hours: number }[]): Map<string, number> => {
  const months = new Map<string, number>()
  for (const { month, hours } of rows)
    months.set(month, Math.round(((months.get(month) ?? 0) + hours) * 100) / 100)
  return months
}
