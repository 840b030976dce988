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
import type { Network } from './networks';
import { profileMessages } from '../messages';

const networks: readonly [Network, description: string][] = [
  ['USDT BEP20', profileMessages.bnbSmartChainAddressesBegin],
  ['USDT TRC20', profileMessages.tronAddressesBeginWithT],
];

/** Type, network and address. The address is checked as soon as it is complete. */
export function AddressFields() {
  const { values } = useFormikContext<AddressValues>();
  const { helpers, error, serverError, changed } = useFormField<AddressValues['network']>('network');
  return (
    <>
      <TextField
        label={profileMessages.type}
        value="Crypto"
        readOnly
        hint={profileMessages.withdrawalsArePaidInUsdt}
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
          fits(values) ? (
            <Fitting>
              <Icon name="check" />
              {profileMessages.rightFor(values.network)}
            </Fitting>
          ) : (
            profileMessages.copyItFromYourWallet
          )
        }
      />
      {isUnknown(values) && (
        <Banner variant="warn" icon="alert" detail={profileMessages.weCanNotCheckIt}>
          {profileMessages.doesNotLook(values.network)}
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
