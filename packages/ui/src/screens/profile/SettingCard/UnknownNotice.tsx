import { Banner } from '../../../components/Banner/Banner';
import type { SentForm } from '../../../forms/FormAnswer';
import { profileMessages } from '../messages';

/** Shows that the write outcome of the setting is unknown, until it is sent again. */
export function UnknownNotice({ form }: { form: SentForm }) {
  if (!form.unknown || form.busy) return null;
  return (
    <Banner variant="warn" icon="help" urgent detail={profileMessages.unknownDetail}>
      {profileMessages.unknown}
    </Banner>
  );
}
