import { addresses } from '../../../addresses/addresses';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import type { Remote } from '../../../remote';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { commonMessages } from '../../../text/commonMessages';
import { hidden } from '../../../theme/hidden';
import { purchaseMessages } from './messages';
import type { OfferGroup } from './offers';
import type { Package } from './package';
import { PackageGroups } from './PackageGroups';
import { Face, Head, Price } from './PackageCard.styles';
import { Grid } from './PackageGrid.styles';

interface PackageGridProps {
  packages: Remote<readonly Package[]>;
  /** The same packages by what the balance covers. Undefined while the balance loads. */
  groups: readonly OfferGroup[] | undefined;
  /** The text when there are no packages. */
  none: string;
  /** There is no network, so nothing can be bought. The prices stay. */
  offline: boolean;
  onSelect: (pack: Package) => void;
}

/** The packages on sale. */
export function PackageGrid({ packages, groups, none, offline, onSelect }: PackageGridProps) {
  if (packages.state === 'failed')
    return (
      <Card>
        <ErrorState message={packages.message} reference={packages.reference} onRetry={packages.onRetry} />
      </Card>
    );
  if (packages.state === 'loading' || !groups)
    return (
      <div aria-busy>
        <span className={hidden}>{commonMessages.loading}</span>
        <Grid as="div" $count={6}>
          {Array.from({ length: 6 }, (_, index) => index).map(drawSkeleton)}
        </Grid>
      </div>
    );
  if (packages.data.length === 0)
    return (
      <Card>
        <EmptyState
          title={none}
          reason={purchaseMessages.noneReason}
          action={<LinkAlone href={addresses.tickets}>{nextStepMessages.askSupport}</LinkAlone>}
        />
      </Card>
    );
  return (
    <PackageGroups
      groups={groups}
      refreshing={packages.refreshing === true}
      offline={offline}
      onSelect={onSelect}
    />
  );
}

const drawSkeleton = (index: number) => (
  <Face key={index} as="div">
    <Head>
      <Skeleton inlineSize="8rem" />
    </Head>
    <Price as="div">
      <Skeleton inlineSize="5rem" />
    </Price>
  </Face>
);
