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
import { isAddressValid, isUnknown, type AddressValues, type Network } from './checkAddress';
import { profileMessages } from '../messages';

const networks: readonly [Network, description: string][] = [
  ['USDT BEP20', profileMessages.bep20Note],
  ['USDT TRC20', profileMessages.trc20Note],
];

/** Type, network and address. The address is checked as soon as it is complete. */
export function AddressFields() {
  const { values } = useFormikContext<AddressValues>();
  const { helpers, error, serverError, changed } = useFormField<AddressValues['network']>('network');
  return (
    <>
      <TextField
        label={profileMessages.type}
        value={profileMessages.crypto}
        readOnly
        hint={profileMessages.paidInUsdt}
      />
      <ChoiceCards
        label={profileMessages.network}
        name="network"
        flow="inline"
        options={networks.map(([value, description]) => ({ value, label: value, description }))}
        value={values.network}
        error={serverError ?? error}
        onChange={(network) => {
          changed();
          void helpers.setValue(network);
        }}
      />
      <FormTextField
        name="address"
        label={profileMessages.withdrawalAddress}
        filter={chainAddress}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        hint={
          isAddressValid(values) ? (
            <Fitting>
              <Icon name="check" />
              {profileMessages.validAddress({ network: values.network })}
            </Fitting>
          ) : (
            profileMessages.addressHint
          )
        }
      />
      {isUnknown(values) && (
        <Banner variant="warn" icon="alert" detail={profileMessages.uncheckedDetail}>
          {profileMessages.unlikelyAddress({ network: values.network })}
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
