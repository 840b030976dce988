import styled from 'styled-components';
import { space } from '../../../tokens';
import { AccountCard } from './AccountCard';
import { CommunityCard } from './CommunityCard';
import type { DashboardScreenProps } from './DashboardScreen.types';
import { NewsCard } from './NewsCard';
import { NotificationsCard } from './NotificationsCard';
import { PageHead } from './PageHead';
import { ReferralCard } from './ReferralCard';
import { Wallets } from './Wallets';
import { wide } from './widths';

/**
 * The first screen of a signed-in member (A §2). Each widget loads, fails and retries by itself, and
 * stands from the start in the place and size that it will have.
 */
export function DashboardScreen(props: DashboardScreenProps) {
  const { welcome, wallets, account, community, referralLinks, news, notifications, now } = props;
  const share = { onCopied: props.onCopied, onShared: props.onShared };
  return (
    <Page>
      <PageHead welcome={welcome} />
      <Widgets>
        <Wallets wallets={wallets} onWalletOpened={props.onWalletOpened} />
        <Major>
          <AccountCard account={account} />
          <CommunityCard community={community} />
        </Major>
        <Pair>
          <ReferralCard leg="left" url={referralLinks.left} {...share} />
          <ReferralCard leg="right" url={referralLinks.right} {...share} />
        </Pair>
        <Feeds>
          <NewsCard news={news} />
          <NotificationsCard notifications={notifications} now={now} />
        </Feeds>
      </Widgets>
    </Page>
  );
}

const Page = styled.div`
  container-type: inline-size;
`;

const Widgets = styled.div`
  display: grid;
  gap: ${space[3]};
`;

const Pair = styled.div`
  display: grid;
  gap: ${space[3]};
  grid-template-columns: minmax(0, 1fr);

  ${wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Major = styled(Pair)`
  ${wide} {
    grid-template-columns: minmax(0, 1.55fr) minmax(0, 1fr);
  }
`;

/* Each as tall as what it tells: little news beside many notifications leaves no blank card. */
const Feeds = styled(Major)`
  align-items: start;
`;
