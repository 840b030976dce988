import { Formik } from 'formik';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button';
import { Form } from '../../../forms/Form';
import { FormAnswer } from '../../../forms/FormAnswer';
import { profileTexts } from '../../../text/messages';
import { FormFoot } from '../SettingCard/FormFoot';
import { AddressFields } from './AddressFields';
import { ConfirmDestination } from './ConfirmDestination';
import { checkAddress, isNetwork, noAddress } from './checkAddress';
import type { DestinationValues, WithdrawSettingsTabProps } from './WithdrawSettingsTab.types';

export type WithdrawFormProps = Omit<WithdrawSettingsTabProps, 'destination'>;

/** First the address, checked against its network; then the question, with all of it repeated, and the proof. */
export function WithdrawForm({ proving, form, onSaved, onDirty }: WithdrawFormProps) {
  const [asked, setAsked] = useState<Omit<DestinationValues, 'code'>>();
  const { refusal, saved } = form;
  const [seen, setSeen] = useState({ refusal, saved });
  if (seen.refusal !== refusal || seen.saved !== saved) {
    setSeen({ refusal, saved });
    // What is wrong with the address is mended here, not in the dialog.
    if (seen.saved !== saved || refusal?.['address'] || refusal?.['network']) setAsked(undefined);
  }
  return (
    <>
      <Formik
        initialValues={noAddress}
        validate={checkAddress}
        onSubmit={({ network, address }, { setSubmitting }) => {
          setSubmitting(false);
          if (isNetwork(network)) setAsked({ network, address });
        }}
      >
        <Form label={profileTexts.withdrawSettings}>
          <FormAnswer form={form} onDirty={onDirty} />
          <AddressFields />
          <FormFoot>
            <Button type="submit" look="main">
              Review and save
            </Button>
          </FormFoot>
        </Form>
      </Formik>
      {asked && (
        <ConfirmDestination
          destination={asked}
          proving={proving}
          form={form}
          onConfirmed={(code) => onSaved({ ...asked, code })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
