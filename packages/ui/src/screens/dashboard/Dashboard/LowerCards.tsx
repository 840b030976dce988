import styled from 'styled-components';
import { AccountCard } from './Account/AccountCard';
import { BonusesCard } from './Bonuses/BonusesCard';
import { NewsCard } from './Feed/NewsCard';
import { NotificationsCard } from './Feed/NotificationsCard';
import { ReferralCard } from './ReferralCard';
import { Major, Pair } from './Widget';
import type { DashboardScreenProps } from './DashboardScreen';

export type LowerCardsProps = Pick<
  DashboardScreenProps,
  'account' | 'referralLinks' | 'news' | 'notifications' | 'now' | 'onCopied' | 'onShared'
>;

/** The cards below the first window. */
export function LowerCards(props: LowerCardsProps) {
  const { account, referralLinks, news, notifications, now, onCopied, onShared } = props;
  const share = { onCopied, onShared };
  return (
    <>
      <Major>
        {account.state !== 'failed' && <BonusesCard account={account} />}
        <AccountCard account={account} />
      </Major>
      <Pair>
        <ReferralCard leg="left" url={referralLinks.left} {...share} />
        <ReferralCard leg="right" url={referralLinks.right} {...share} />
      </Pair>
      <Feeds>
        <NewsCard news={news} />
        <NotificationsCard notifications={notifications} now={now} />
      </Feeds>
    </>
  );
}

/* Each card is as tall as its content, so a short news card next to long notifications has no blank space. */
const Feeds = styled(Major)`
  align-items: start;
`;
