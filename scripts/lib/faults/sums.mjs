// Sums, money and counts that come out wrong.
import { int, unit } from './suites.mjs'

/** @type {import('../planted-faults.mjs').Fault[]} */
export const sums = [
  {
    says: '„30,5“ is thirty euros and fifty cents',
    file: 'src/lib/money.ts',
    find: "(match[2] ?? '').padEnd(2, '0')",
    put: "(match[2] ?? '0')",
    suites: [unit('money')],
  },
  {
    says: 'the oldest fee is paid first',
    file: 'src/features/membership/rules.ts',
    find: 'a.dueDate.localeCompare(b.dueDate)',
    put: 'b.dueDate.localeCompare(a.dueDate)',
    suites: [unit('membership'), unit('fee-credit')],
  },
  {
    says: 'nothing is owed on a waived fee',
    file: 'src/features/membership/rules.ts',
    find: 'fee.waived ? 0 : fee.amount - (fee.paidAmount ?? 0)',
    put: 'fee.amount - (fee.paidAmount ?? 0)',
    suites: [unit('membership'), int('fees')],
  },
  {
    says: 'the second child has the first discount',
    file: 'src/features/membership/monthly/rules.ts',
    find: 'percents[Math.min(order, percents.length) - 1]',
    put: 'percents[Math.min(order, percents.length - 1)]',
    suites: [unit('membership'), int('fees')],
  },
  {
    says: 'the day somebody joins is paid for',
    file: 'src/features/membership/monthly/rules.ts',
    find: '(amount * (days - day + 1)) / days',
    put: '(amount * (days - day)) / days',
    suites: [unit('membership'), int('fees')],
  },
  {
    says: 'what one payment has paid is not paid by the next one again',
    file: 'src/features/membership/credit/rules.ts',
    find: '    open = afterPaying(open, allocations)\n',
    put: '',
    suites: [unit('fee-credit')],
  },
  {
    says: 'what is left of a payment is what it has not paid',
    file: 'src/features/membership/ledger/rules.ts',
    find: 'rest: source ? 0 : amount - totalOf(allocations)',
    put: 'rest: source ? 0 : amount',
    suites: [unit('fee-credit'), int('fees')],
  },
  {
    says: 'money that has left the account is negative',
    file: 'src/features/bank-statements/rows/rules.ts',
    find: 'if (OUT.test(direction)) return { value: -Math.abs(amount.value) }',
    put: 'if (OUT.test(direction)) return { value: amount.value }',
    suites: [unit('bank-rows')],
  },
  {
    says: 'an injury is no absence',
    file: 'src/features/attendance/rules.ts',
    find: 'const counted = total - counts.injured',
    put: 'const counted = total',
    suites: [unit('figures'), unit('roster'), int('attendance')],
  },
  {
    says: 'of two orders together the change is that of both',
    file: 'src/features/membership/standing/rules.ts',
    find: 'amount: sum(orders.map(({ change }) => change?.amount ?? 0)),',
    put: 'amount: first.change.amount,',
    suites: [unit('family-fees'), int('standing-orders')],
  },
]
