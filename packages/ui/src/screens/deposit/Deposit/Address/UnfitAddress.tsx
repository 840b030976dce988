import { addresses } from '../../../../addresses/addresses';
import { Banner } from '../../../../components/Banner/Banner';
import { Link } from '../../../../components/Link/Link';
import { fill } from '../../../../text/fill';
import { networkAlone } from '../../../../text/format/networks';
import { depositMessages } from '../messages';

/** Replaces an address that does not fit its network. Its text, QR code and copy button are absent (T24). */
export function UnfitAddress({ network }: { network: string }) {
  return (
    <Banner
      variant="bad"
      urgent
      detail={fill(depositMessages.unfitDetail, {
        network: networkAlone(network),
        support: <Link href={addresses.tickets}>{depositMessages.askSupport}</Link>,
      })}
    >
      {depositMessages.unfit}
    </Banner>
  );
}
