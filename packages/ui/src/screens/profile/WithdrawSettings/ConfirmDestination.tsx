import { object } from 'yup';
import { Banner } from '../../../components/Banner/Banner';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog';
import { FigureRow, FigureRows } from '../../../components/Figure/FigureRow';
import { FormAnswer, type SentForm } from '../../../forms/FormAnswer';
import { FormProofField } from '../../../forms/FormProofField';
import { FormScope } from '../../../forms/FormScope';
import { requiredText } from '../../../forms/rules/schema';
import { errorTexts } from '../../../text/messages';
import type { Proving } from '../../../forms/proving';
import { isUnknown } from './checkAddress';
import { WholeAddress } from '../../../components/WholeAddress/WholeAddress';
import type { DestinationValues } from './WithdrawSettingsTab.types';
import { profileWords } from '../profileWords';

interface ConfirmDestinationProps {
  destination: Omit<DestinationValues, 'code'>;
  proving: Proving;
  form: SentForm;
  onConfirmed: (code: string) => void;
  onClose: () => void;
}

const schema = object({ code: requiredText(errorTexts.fieldRequired) });

/** The question before the lock: the whole address, never shortened, what saving means, and the proof (D48). */
export function ConfirmDestination(props: ConfirmDestinationProps) {
  const { destination, proving, form, onConfirmed, onClose } = props;
  return (
    <FormScope
      passing
      initialValues={{ code: '' }}
      validationSchema={schema}
      onSubmit={({ code }) => onConfirmed(code)}
    >
      {({ submitForm }) => (
        <ConfirmDialog
          open
          irreversible
          title={profileWords.lockThisAddressForWithdrawals}
          confirmLabel={profileWords.saveAndLock}
          busy={form.busy}
          onConfirm={submitForm}
          onClose={onClose}
        >
          <FormAnswer form={form} used={['code']} />
          <FigureRows>
            <FigureRow label={profileWords.type}>{profileWords.crypto}</FigureRow>
            <FigureRow label={profileWords.network}>{destination.network}</FigureRow>
          </FigureRows>
          <WholeAddress address={destination.address} />
          <Banner variant="warn" icon="lock" detail={profileWords.onceSavedItCanNot}>
            {profileWords.compareEveryCharacter}
          </Banner>
          {isUnknown(destination) && (
            <Banner variant="bad">{profileWords.couldNotCheck(destination.network)}</Banner>
          )}
          <FormProofField
            name="code"
            place="withdrawSetting"
            authType={proving.authType}
            request={proving.request}
            onRequested={proving.onCodeRequested}
          />
        </ConfirmDialog>
      )}
    </FormScope>
  );
}
