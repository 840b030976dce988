import { Banner } from '../../../components/Banner/Banner';
import type { SentForm } from '../../../forms/FormAnswer';
import { profileMessages } from '../messages';

/** Says that nobody knows whether the setting was saved, until it is sent again. */
export function UnknownNotice({ form }: { form: SentForm }) {
  if (!form.unknown || form.busy) return null;
  return (
    <Banner variant="warn" icon="help" urgent detail={profileMessages.unknownDetail}>
      {profileMessages.unknown}
    </Banner>
  );
}
