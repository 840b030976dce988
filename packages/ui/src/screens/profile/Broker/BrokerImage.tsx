import { FormImageField } from '../../../forms/FormImageField';
import { kycTexts } from '../../../text/messages';
import { avatarLimit } from '../avatarLimit';
import { brokerLabels } from './brokerForm';

export function BrokerImage() {
  return (
    <FormImageField
      name="file"
      label={brokerLabels.file}
      camera="environment"
      maxBytes={avatarLimit}
      tooLargeMessage={kycTexts.imageTooLarge}
    />
  );
}
