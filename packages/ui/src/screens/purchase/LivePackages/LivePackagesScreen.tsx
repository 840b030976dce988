import styled from 'styled-components';
import { addresses } from '../../../addresses/addresses';
import { Segments } from '../../../components/Segments/Segments';
import type { Remote } from '../../../remote';
import { purchaseTexts } from '../../../text/messages';
import type { BuyingProps } from '../Buying/useBuying';
import type { Package } from '../Buying/package';
import { PurchasePage } from '../Buying/PurchasePage';
import { livePackagesMessages } from './messages';
import { purchaseMessages } from '../Buying/messages';

/** The two kinds of live package (B §9). */
export type LiveMarket = 'paam' | 'live';

export interface LivePackage extends Package {
  market: LiveMarket;
}

export interface LivePackagesScreenProps extends Omit<BuyingProps, 'packages'> {
  /** The packages of both kinds. */
  packages: Remote<readonly LivePackage[]>;
  /** The shown kind. */
  market: LiveMarket;
  onMarketChange: (market: LiveMarket) => void;
}

const markets = [
  { value: 'paam', label: purchaseTexts.paam },
  { value: 'live', label: purchaseTexts.live },
] as const;

/** The live packages, one kind at a time (B §2). */
export function LivePackagesScreen({ packages, market, onMarketChange, ...rest }: LivePackagesScreenProps) {
  const shown =
    packages.state === 'ready'
      ? { ...packages, data: packages.data.filter((pack) => pack.market === market) }
      : packages;
  return (
    <PurchasePage
      {...rest}
      packages={shown}
      all={packages}
      address={addresses.livePackages}
      title={livePackagesMessages.livePackages}
      none={purchaseMessages.noneOnSale({ kind: purchaseTexts[market] })}
      history={{ href: addresses.liveSubscriptions, label: livePackagesMessages.liveHistory }}
    >
      <Toggle>
        <Segments
          label={livePackagesMessages.kindOfPackage}
          segments={markets}
          value={market}
          onChange={onMarketChange}
        />
      </Toggle>
    </PurchasePage>
  );
}

const Toggle = styled.div`
  inline-size: min(16rem, 100%);
`;
