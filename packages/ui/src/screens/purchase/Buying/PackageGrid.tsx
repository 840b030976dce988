import styled from 'styled-components';
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
import { control, media, space } from '../../../tokens';
import type { Package } from './package';
import { Face, Head, PackageCard, Price } from './PackageCard';
import { purchaseMessages } from './messages';

interface PackageGridProps {
  packages: Remote<readonly Package[]>;
  /** The text when there are no packages. */
  none: string;
  /** There is no network, so nothing can be bought. The prices stay. */
  offline: boolean;
  onChosen: (pack: Package) => void;
}

/** The packages on sale, as cards. */
export function PackageGrid({ packages, none, offline, onChosen }: PackageGridProps) {
  switch (packages.state) {
    case 'loading':
      return (
        <div aria-busy>
          <span className={hidden}>{commonMessages.loading}</span>
          <Grid as="div">{Array.from({ length: 6 }, (_, index) => index).map(drawSkeleton)}</Grid>
        </div>
      );
    case 'failed':
      return (
        <Card>
          <ErrorState message={packages.message} reference={packages.reference} onRetry={packages.onRetry} />
        </Card>
      );
    case 'ready':
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
        <Grid aria-busy={packages.refreshing || undefined}>
          {packages.data.map((pack) => (
            <PackageCard key={pack.id} pack={pack} offline={offline} onChosen={onChosen} />
          ))}
        </Grid>
      );
  }
}

const drawSkeleton = (index: number) => (
  <Face key={index} as="div">
    <Head>
      <Skeleton inlineSize="8rem" />
      <Skeleton variant="round" inlineSize="3.5rem" blockSize="1.375rem" />
    </Head>
    <Price as="div">
      <Skeleton inlineSize="60%" />
    </Price>
    <Control>
      <Skeleton variant="block" blockSize="var(--box)" />
    </Control>
  </Face>
);

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17.5rem, 100%), 1fr));
  gap: ${space[3]};
  margin: 0;
  padding: 0;
`;

const Control = styled.div`
  --box: ${control.base};

  ${media.handheld} {
    --box: ${control.touch};
  }
`;
