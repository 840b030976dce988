import { addresses } from '../../../addresses/addresses';
import { Banner } from '../../../components/Banner/Banner';
import { Link } from '../../../components/Link/Link';
import { profileMessages } from '../messages';
import { fill } from '../../../text/fill';

/** Why nothing can be changed here, and who can help (A §4). */
export function Locked() {
  return (
    <Banner
      variant="info"
      icon="lock"
      detail={fill(profileMessages.cannotBeChanged, {
        support: <Link href={addresses.tickets}>{profileMessages.writeToSupport}</Link>,
      })}
    >
      {profileMessages.locked}
    </Banner>
  );
}
