import { useFormikContext } from 'formik';
import { FormAmountField } from '../../../forms/FormAmountField';
import { FormSelectField } from '../../../forms/FormSelectField';
import { isZeroAmount } from '../../../text/format/amount';
import { formatMoney } from '../../../text/format/money';
import { balanceOf, rupeesOf, walletOptions, type WithdrawDraft } from './withdrawal';
import type { WithdrawPage } from './WithdrawScreen.types';
import { withdrawWords } from './withdrawWords';

interface WithdrawFieldsProps {
  page: WithdrawPage;
  /** It is paid to a bank. */
  inRupees: boolean;
}

/** Wallet and amount, with what is in the wallet and what the amount is in rupees. */
export function WithdrawFields({ page, inRupees }: WithdrawFieldsProps) {
  const { wallet, amount } = useFormikContext<WithdrawDraft>().values;
  return (
    <>
      <FormSelectField
        name="wallet"
        label="Wallet"
        placeholder={withdrawWords.chooseWallet}
        options={walletOptions(page.balances, (balance) => formatMoney(balance))}
      />
      <FormAmountField
        name="amount"
        label="Amount"
        balance={balanceOf(wallet, page)}
        hint={
          isZeroAmount(amount) ? withdrawWords.aboveZero : inRupees ? rupeesHint(amount, page) : undefined
        }
      />
    </>
  );
}

/** The rate first, so that the line stands before anything is typed. */
function rupeesHint(amount: string, page: WithdrawPage): string | undefined {
  if (page.rate === undefined) return undefined;
  const rate = `$1 is ${formatMoney(page.rate, { currency: 'inr' })}`;
  const rupees = rupeesOf(amount, page);
  return rupees === undefined ? rate : `${formatMoney(rupees, { currency: 'inr' })} · ${rate}`;
}
