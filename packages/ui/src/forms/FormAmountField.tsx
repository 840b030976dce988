import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LinkButton } from '../components/Button/LinkButton';
import { Money } from '../components/Money/Money';
import { compareAmounts, toPayableAmount } from '../text/format/amount';
import { hidden } from '../theme/hidden';
import { fontSize, fontWeight } from '../tokens';
import { FormMoneyField } from './FormMoneyField';
import { useFormField } from './useFormField';
import { amountFieldMessages } from '../text/typed/amountFieldMessages';
import { fill } from '../text/fill';
import { getElementProps, type ElementProps } from '../components/elementProps';

export interface FormAmountFieldProps extends ElementProps<HTMLInputElement> {
  /** The key in the form's values. The value is the amount as typed. */
  name: string;
  label: string;
  /** USD in the chosen wallet, as decimal text. Absent while unknown. */
  balance?: string | undefined;
  /** The form shows the balance elsewhere, so here it only fills in Max. */
  balanceElsewhere?: boolean;
  hint?: ReactNode;
  /** `large` for the main figure of a form. */
  size?: 'large';
}

/** An amount in USD, with the wallet's balance next to its label. Max fills in all of it. */
export function FormAmountField(props: FormAmountFieldProps) {
  const { name, label, balance, balanceElsewhere = false, hint, size } = props;
  const { setFieldTouched } = useFormikContext();
  const { helpers, changed } = useFormField<string>(name);
  const all = balance === undefined ? undefined : toPayableAmount(balance);
  const takeAll = async () => {
    changed();
    await helpers.setValue(all ?? '');
    await setFieldTouched(name);
  };
  const field = (
    <FormMoneyField
      {...getElementProps(props)}
      name={name}
      label={label}
      placeholder="0.00"
      hint={hint}
      aside={
        balance === undefined || balanceElsewhere
          ? undefined
          : fill(amountFieldMessages.balance, { amount: <Money figure="walletBalance" value={balance} /> })
      }
      suffix={
        all === undefined || compareAmounts(all, '0') === 0 ? undefined : (
          <LinkButton onClick={() => void takeAll()}>
            {amountFieldMessages.max}
            <span className={hidden}> {amountFieldMessages.ofTheBalance}</span>
          </LinkButton>
        )
      }
    />
  );
  return size === 'large' ? <Large>{field}</Large> : field;
}

const Large = styled.div`
  input {
    min-block-size: 3.5rem;
    font-size: ${fontSize.hero};
    font-weight: ${fontWeight.money};
    letter-spacing: -0.03em;
  }
`;
