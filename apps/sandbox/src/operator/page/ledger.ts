import { formatAmount } from '../../ledger/amount';
import type { LedgerReport } from '../../ledger/balances';
import { html, type Html } from '../../http/html';

/** The ledger's total, and the wallets of the selected members. */
export function ledgerSection({ total, members }: LedgerReport, usernames: readonly string[]): Html {
  const rows = usernames.flatMap((username) => {
    const wallets = members[username];
    return wallets ? [{ username, wallets }] : [];
  });
  return html`<section aria-labelledby="ledger">
    <h2 id="ledger">Ledger</h2>
    <p>All wallets and the operator's accounts together; double entry keeps it at 0.00.</p>
    <p class="total">${formatAmount(total)}</p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Member</th>
            ${['Receiving', 'Out Going', 'Live', 'Pamm', 'Hold'].map((name) => html`<th scope="col" class="number">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ username, wallets }) =>
              html`<tr>
                <td>${username}</td>
                ${[wallets.pay_in, wallets.pay_out, wallets.live, wallets.fixed, wallets.hold].map(
                  (balance) => html`<td class="number">${formatAmount(balance)}</td>`,
                )}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p><a href="/sandbox/ledger">All members as JSON</a></p>
  </section>`;
}
