import { type SentForm, FormAnswer } from '../../../forms/FormAnswer';
import type { Verification } from '../../../forms/SecondFactorField';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button';
import { Form } from '../../../forms/Form';
import { FormScope } from '../../../forms/FormScope';
import { profileTexts } from '../../../text/messages';
import { FormFoot } from '../SettingCard/FormFoot';
import { AddressFields } from './AddressFields';
import { ConfirmDestination, type DestinationValues } from './ConfirmDestination';
import { checkAddress, isNetwork, noAddress } from './checkAddress';
import { profileMessages } from '../messages';

export interface WithdrawFormProps {
  verification: Verification;
  /** Its fields are the keys of DestinationValues. */
  form: SentForm;
  /** The member confirmed. From now on the destination can't be changed. */
  onSave: (values: DestinationValues) => void;
  onDirtyChange?: (dirty: boolean) => void;
}

/**
 * First the address is checked against its network. Then the confirmation repeats everything and requests the second
 * factor.
 */
export function WithdrawForm({ verification, form, onSave, onDirtyChange }: WithdrawFormProps) {
  const [asked, setAsked] = useState<Omit<DestinationValues, 'code'>>();
  const { refusal, saved } = form;
  const [seen, setSeen] = useState({ refusal, saved });
  if (seen.refusal !== refusal || seen.saved !== saved) {
    setSeen({ refusal, saved });
    // An error in the address is corrected here, not in the dialog.
    if (seen.saved !== saved || refusal?.['address'] || refusal?.['network']) setAsked(undefined);
  }
  return (
    <>
      <FormScope
        draft="destination"
        initialValues={noAddress}
        validate={checkAddress}
        onSubmit={({ network, address }) => {
          if (isNetwork(network)) setAsked({ network, address });
        }}
      >
        <Form label={profileTexts.withdrawSettings}>
          <FormAnswer form={form} onDirtyChange={onDirtyChange} />
          <AddressFields />
          <FormFoot>
            <Button type="submit" variant="main">
              {profileMessages.reviewAndSave}
            </Button>
          </FormFoot>
        </Form>
      </FormScope>
      {asked && (
        <ConfirmDestination
          destination={asked}
          verification={verification}
          form={form}
          onConfirm={(code) => onSave({ ...asked, code })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
