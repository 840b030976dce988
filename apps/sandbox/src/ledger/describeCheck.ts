import { isSound, type LedgerCheck } from './check';

/** What `npm run ledger:check -w @portal/sandbox` prints, a line for each fault. */
export function describeCheck(found: LedgerCheck): string[] {
  const { wallets, unbalanced, overdrawn, sums, total } = found;
  return [
    ...wallets.map(
      ({ memberId, wallet, balance, postings }) =>
        `member ${memberId}, ${wallet}: holds ${balance}, its transactions add up to ${postings}`,
    ),
    ...unbalanced.map(
      ({ transactionId, sum }) => `transaction ${transactionId}: its entries add up to ${sum}`,
    ),
    ...overdrawn.map(({ memberId, wallet, balance }) => `member ${memberId}, ${wallet}: holds ${balance}`),
    ...sums.map(
      ({ memberId, wallet, source, day }) =>
        `member ${memberId}, ${wallet}, ${source}${day === null ? '' : `, ${day}`}: the kept sums are not those of the entries`,
    ),
    `${isSound(found) ? 'The ledger is sound' : 'The ledger is out of order'}: ${total} in all.`,
  ];
}
