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
import { profileWords } from '../profileWords';

const networks: readonly [Network, description: string][] = [
  ['USDT BEP20', profileWords.bnbSmartChainAddressesBegin],
  ['USDT TRC20', profileWords.tronAddressesBeginWithT],
];

/** Type, network and address. The address is checked as soon as it is complete. */
export function AddressFields() {
  const { values } = useFormikContext<AddressValues>();
  const { helpers, error, serverError, changed } = useFormField<AddressValues['network']>('network');
  return (
    <>
      <TextField
        label={profileWords.type}
        value="Crypto"
        readOnly
        hint={profileWords.withdrawalsArePaidInUsdt}
      />
      <ChoiceCards
        label={profileWords.network}
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
        label={profileWords.withdrawalAddress}
        filter={chainAddress}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        hint={
          fits(values) ? (
            <Fitting>
              <Icon name="check" />
              {profileWords.rightFor(values.network)}
            </Fitting>
          ) : (
            profileWords.copyItFromYourWallet
          )
        }
      />
      {isUnknown(values) && (
        <Banner variant="warn" icon="alert" detail={profileWords.weCanNotCheckIt}>
          {profileWords.doesNotLook(values.network)}
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
