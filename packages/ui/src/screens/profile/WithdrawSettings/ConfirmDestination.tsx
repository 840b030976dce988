import { object } from 'yup';
import { Banner } from '../../../components/Banner/Banner';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog';
import { FigureRow, FigureRows } from '../../../components/Figure/FigureRow';
import { HoldAhead } from '../../../components/HoldAhead/HoldAhead';
import { FormAnswer, type SentForm } from '../../../forms/FormAnswer';
import { SecondFactorField, type Verification } from '../../../forms/SecondFactorField';
import { FormScope } from '../../../forms/FormScope';
import { requiredText } from '../../../forms/rules/schema';
import { errorTexts } from '../../../text/messages';
import { isUnknown, type Network } from './checkAddress';
import { WholeAddress } from '../../../components/WholeAddress/WholeAddress';
import { profileMessages } from '../messages';

export interface DestinationValues {
  network: Network;
  /** The whole address, as shown when the member confirmed. */
  address: string;
  /** The code of the member's second factor. */
  code: string;
}

interface ConfirmDestinationProps {
  destination: Omit<DestinationValues, 'code'>;
  verification: Verification;
  form: SentForm;
  onConfirm: (code: string) => void;
  onClose: () => void;
}

const schema = object({ code: requiredText(errorTexts.fieldRequired) });

/** The confirmation before the lock: the whole address, the effect of saving, and the second factor (D48). */
export function ConfirmDestination(props: ConfirmDestinationProps) {
  const { destination, verification, form, onConfirm, onClose } = props;
  return (
    <FormScope
      passing
      initialValues={{ code: '' }}
      validationSchema={schema}
      onSubmit={({ code }) => onConfirm(code)}
    >
      {({ submitForm }) => (
        <ConfirmDialog
          open
          irreversible
          title={profileMessages.lockQuestion}
          confirmLabel={profileMessages.saveAndLock}
          busy={form.busy}
          onConfirm={submitForm}
          onClose={onClose}
        >
          <FormAnswer form={form} used={['code']} />
          <FigureRows>
            <FigureRow label={profileMessages.type}>{profileMessages.crypto}</FigureRow>
            <FigureRow label={profileMessages.network}>{destination.network}</FigureRow>
          </FigureRows>
          <WholeAddress address={destination.address} />
          <Banner variant="warn" icon="lock" detail={profileMessages.lockWarning}>
            {profileMessages.compareAddress}
          </Banner>
          {isUnknown(destination) && (
            <Banner variant="bad">
              {profileMessages.uncheckedAddress({ network: destination.network })}
            </Banner>
          )}
          <HoldAhead />
          <SecondFactorField name="code" purpose="withdrawSetting" verification={verification} />
        </ConfirmDialog>
      )}
    </FormScope>
  );
}
