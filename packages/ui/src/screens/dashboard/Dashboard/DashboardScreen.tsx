import { Fragment } from 'react';
import styled from 'styled-components';
import { ChartCard } from '../../../components/Card/ChartCard';
import { HoldNotice } from '../../../components/HoldNotice/HoldNotice';
import { measureNotice } from '../../../components/pinned';
import { Stack } from '../../../components/Stack/Stack';
import { color, layer, media, pinned, radius, space } from '../../../tokens';
import { DashboardHead, type Welcome } from './DashboardHead';
import { FailedCard } from './FailedCard';
import { FirstRunSkeleton, LazyFirstRun } from './FirstRun/LazyFirstRun';
import { KycNoticeBanner, type KycNotice } from './KycNoticeBanner';
import type { RunningPackages, SinceJoining } from './Total/holdings';
import { UsableCard } from './Total/UsableCard';
import { Wallets } from './Wallets';
import { LazyCommunityCard, LazyLowerCards } from './lazyCards';
import { Major, Pair, wide } from './Widget';
import { dashboardMessages } from './messages';
import type { Freshness } from '../../../components/Freshness/freshnessData';
import type { ReactNode } from 'react';
import type { Remote } from '../../../remote';
import type { FirstSteps } from './FirstRun/firstSteps';
import type { CommunityFigures } from './Community/legSentence';
import type { LowerCardsProps } from './LowerCards';
import type { WalletBalances } from './WalletCard';

export interface DashboardScreenProps extends LowerCardsProps {
  /** A newcomer's steps, or that they are loading, above everything else (D124). Absent for other members, and where it is unknown. */
  firstSteps?: FirstSteps | 'coming' | undefined;
  /** Absent while nothing is missing, and where that is unknown. */
  kyc?: KycNotice | undefined;
  /**
   * Until when withdrawals are held (T29), an ISO date-time. Absent while they are not, or where the server never
   * sends it.
   */
  heldUntil?: string | undefined;
  welcome: Remote<Welcome>;
  wallets: Remote<WalletBalances>;
  /** The age of all figures of the page, which come from one answer. Absent where it is unknown. */
  freshness?: Freshness | undefined;
  /** The packages that run. Absent where the server doesn't send them (D113). */
  running?: RunningPackages | undefined;
  /** What was put in, taken out and earned. Absent where the server sends no totals of all time (D113). */
  since?: SinceJoining | undefined;
  community: Remote<CommunityFigures>;
  /** The bonus chart, once its code loads. Until then its space is reserved. */
  earnings?: ReactNode;
  /** A wallet card was opened. It links to the transactions, filtered by this wallet (A §2). */
  onWalletOpen: (wallet: 'pay_in' | 'pay_out') => void;
}

/**
 * The first screen of a signed-in member (A §2). Each widget loads, fails and retries separately, and reserves its
 * space from the start.
 */
export function DashboardScreen(props: DashboardScreenProps) {
  const {
    welcome,
    wallets,
    running,
    since,
    heldUntil,
    kyc,
    firstSteps,
    referralLinks,
    freshness,
    onShare,
    onWalletOpen,
  } = props;
  const held = wallets.state === 'ready' ? wallets.data : undefined;
  return (
    <Page>
      <DashboardHead welcome={welcome} quiet={firstSteps !== undefined} />
      <Stack gap={3}>
        {heldUntil !== undefined && <HoldNotice until={heldUntil} />}
        {firstSteps === 'coming' && <FirstRunSkeleton />}
        {firstSteps && firstSteps !== 'coming' && (
          <LazyFirstRun {...{ steps: firstSteps, kyc, referralLinks, onShare }} />
        )}
        {/* New below a newcomer's steps, which come with the figures. */}
        <Fragment key={firstSteps ? 'below steps' : 'first'}>
          {wallets.state === 'failed' ? (
            <FailedCard name="Wallets" failure={wallets} />
          ) : (
            <Balances>
              <UsableCard
                wallets={held}
                running={held && running}
                since={held && since}
                freshness={freshness}
              />
              <Wallets balances={held} onWalletOpen={onWalletOpen} />
            </Balances>
          )}
          <Major>
            {props.earnings ?? <ChartCard heading={dashboardMessages.earnings} partial />}
            <LazyCommunityCard community={props.community} />
          </Major>
          <LazyLowerCards {...props} />
        </Fragment>
        {kyc && !firstSteps && (
          <StickyNotice ref={measureNotice}>
            <KycNoticeBanner notice={kyc} />
          </StickyNotice>
        )}
      </Stack>
    </Page>
  );
}

const Page = styled.div`
  container-type: inline-size;
`;

/* A 1 : 1.18 split keeps the parts of the total in one line. */
const Balances = styled(Pair)`
  ${wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.18fr);
  }
`;

/* Its answer loads after the figures, so it is below them and sticky. Nothing moves for it. */
const StickyNotice = styled.div`
  border-radius: ${radius.box};

  ${media.high} {
    html:not([data-typing]) & {
      position: sticky;
      inset-block-end: calc(${pinned.bars} + ${space[2]});
      z-index: ${layer.sticky};
      box-shadow: ${color.shadowRaised};
    }
  }
`;
