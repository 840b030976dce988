import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { Banner } from '../../../components/Banner/Banner';
import { ChoiceCards } from '../../../components/ChoiceCards/ChoiceCards';
import { Icon } from '../../../components/Icon/Icon';
import { TextField } from '../../../components/TextField/TextField';
import { chainAddress } from '../../../forms/rules/filters';
import { FormTextField } from '../../../forms/FormTextField';
import { useFormField } from '../../../forms/useFormField';
import { color, space } from '../../../tokens';
import { fits, isUnknown, type AddressValues } from './checkAddress';
import type { Network } from './WithdrawSettingsTab.types';

const networks: readonly [Network, description: string][] = [
  ['USDT BEP20', 'BNB Smart Chain. Addresses begin with 0x.'],
  ['USDT TRC20', 'TRON. Addresses begin with T.'],
];

/** Type, network and address. The address is checked as soon as it is complete. */
export function AddressFields() {
  const { values } = useFormikContext<AddressValues>();
  const { helpers, error, serverError, changed } = useFormField<AddressValues['network']>('network');
  return (
    <>
      <TextField label="Type" value="Crypto" readOnly hint="Withdrawals are paid in USDT." />
      <ChoiceCards
        label="Network"
        name="network"
        flow="beside"
        choices={networks.map(([value, description]) => ({ value, label: value, description }))}
        value={values.network}
        error={serverError ?? error}
        onChange={(network) => {
          changed();
          void helpers.setValue(network);
        }}
      />
      <FormTextField
        name="address"
        label="Withdrawal address"
        filter={chainAddress}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        hint={
          fits(values) ? (
            <Fitting>
              <Icon name="check" />
              Shape and checksum are right for {values.network}.
            </Fitting>
          ) : (
            'Copy it from your wallet or exchange; never type it by hand.'
          )
        }
      />
      {isUnknown(values) && (
        <Banner
          variant="warn"
          icon="alert"
          detail="We can not check it. What is sent to a wrong address is lost."
        >
          This does not look like a {values.network} address
        </Banner>
      )}
    </>
  );
}

const Fitting = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.good};
`;
