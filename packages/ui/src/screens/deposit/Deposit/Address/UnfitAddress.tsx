import { addresses } from '../../../../addresses/addresses';
import { Banner } from '../../../../components/Banner/Banner';
import { Link } from '../../../../components/Link/Link';
import { fill } from '../../../../text/fill';
import { depositWords } from '../depositWords';

/** Replaces an address that does not fit its network; its text, QR code and copy button are absent (T24). */
export function UnfitAddress({ network }: { network: string }) {
  return (
    <Banner
      variant="bad"
      urgent
      detail={
        <>
          {depositWords.unfitDetail(network)}{' '}
          {fill(depositWords.unfitNext, {
            support: <Link href={addresses.tickets}>{depositWords.askSupport}</Link>,
          })}
        </>
      }
    >
      {depositWords.unfit}
    </Banner>
  );
}
