import { Banner } from '../../../components/Banner/Banner';
import { Link } from '../../../components/Link/Link';
import { depositWords } from './depositWords';

/** In place of an address that is none of its network: neither text nor code nor copy of it (T24). */
export function UnfitAddress({ network }: { network: string }) {
  return (
    <Banner
      tone="bad"
      urgent
      detail={
        <>
          {depositWords.unfitDetail(network)} <Link href="/user/chat">{depositWords.askSupport}</Link>.
        </>
      }
    >
      {depositWords.unfit}
    </Banner>
  );
}
