import { addresses } from '../../../addresses/addresses';
import { Banner } from '../../../components/Banner/Banner';
import { Link } from '../../../components/Link/Link';

/** Why there is nothing to change here, and who can help (A §4). */
export function Locked() {
  return (
    <Banner
      variant="info"
      icon="lock"
      detail={
        <>
          This was saved and can no longer be changed here. If it is wrong, do not withdraw:{' '}
          <Link href={addresses.tickets}>write to support</Link>.
        </>
      }
    >
      Locked
    </Banner>
  );
}
