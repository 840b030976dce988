import { addresses } from '../../../addresses/addresses';
import { Banner } from '../../../components/Banner/Banner';
import { Link } from '../../../components/Link/Link';
import { profileWords } from '../profileWords';
import { fill } from '../../../text/fill';

/** Why there is nothing to change here, and who can help (A §4). */
export function Locked() {
  return (
    <Banner
      variant="info"
      icon="lock"
      detail={fill(profileWords.cannotBeChanged, {
        support: <Link href={addresses.tickets}>{profileWords.writeToSupport}</Link>,
      })}
    >
      {profileWords.locked}
    </Banner>
  );
}
