import { FormImageField } from '../../../forms/FormImageField';
import { kycTexts } from '../../../text/messages';
import { pictureLimit } from '../pictureLimit';
import { brokerLabels } from './brokerForm';

export function BrokerPicture() {
  return (
    <FormImageField
      name="file"
      label={brokerLabels.file}
      camera="environment"
      maxBytes={pictureLimit}
      tooLargeMessage={kycTexts.imageTooLarge}
    />
  );
}
